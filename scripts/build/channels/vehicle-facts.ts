import { bodyLabel, kindOf } from '#domain/car/body.ts';
import type { Car } from '#domain/car/car.ts';
import { findCarLocation } from '#domain/car/car-location.ts';
import { getAdvertisedPrice } from '#domain/car/price/price.ts';
import { getPriceType } from '#domain/car/price/price-type.ts';
import { getAvailability } from '#domain/car/status/availability.ts';
import { carName } from '#domain/car/title.ts';
import { COUNTRIES } from '#domain/country.ts';
import { carPath } from '#domain/paths.ts';
import { carSummary } from '#features/car/key-facts.ts';
import { galleryPhotos } from '#features/gallery/gallery-photos.ts';
import type { Site } from '#site/site.ts';

/** A vehicle of a dealer, and where it stands; undefined if that is not known or not published (T-48). */
interface Subject {
  readonly car: Car;
  readonly site: Site;
  readonly location: ReturnType<typeof findCarLocation>;
}

/**
 * What every channel is told of a vehicle, by name: what its page says, in the words of a machine. null = unknown. Surfaces are
 * tables over these names.
 */
const FACTS = {
  id: ({ car }) => car.id,
  url: ({ car, site }) => site.url + carPath(car),
  title: ({ car }) => carName(car),
  summary: ({ car, site }) => carSummary(car, site.name),
  make: ({ car }) => car.make,
  model: ({ car }) => car.model,
  badge: ({ car }) => car.badge,
  series: ({ car }) => car.series,
  year: ({ car }) => car.year,
  condition: ({ car }) => car.car_type,
  certified: ({ car }) => car.certified,
  availability: ({ car }) => getAvailability(car),
  price: ({ car }) => getAdvertisedPrice(car),
  currency: ({ site }) => COUNTRIES[site.country].currency,
  price_type: ({ car }) => (getAdvertisedPrice(car) === null ? null : car.price_type),
  price_kind: ({ car }) => (getAdvertisedPrice(car) === null ? null : getPriceType(car).kind),
  kilometres: ({ car }) => car.km,
  vin: ({ car }) => car.vin,
  stock_number: ({ car }) => car.stocknum,
  kind: ({ car }) => kindOf(car.simple_body),
  body_key: ({ car }) => car.simple_body,
  body: ({ car }) => car.simple_body && bodyLabel(car.simple_body),
  transmission: ({ car }) => car.simple_transmission,
  fuel: ({ car }) => car.simple_fuel,
  drive: ({ car }) => car.simple_drive,
  colour: ({ car }) => car.colour,
  interior_colour: ({ car }) => car.interior_colour ?? null,
  seats: ({ car }) => car.seats,
  doors: ({ car }) => car.doors,
  description: ({ car }) => car.description,
  features: ({ car }) => car.features,
  pictures: ({ car, site }) => galleryPhotos(car).map(({ url }) => new URL(url, site.url).href),
  listed_on: ({ car }) => car.created_at.slice(0, 10),
  dealer: ({ site }) => site.name,
  location: ({ location }) => location?.name ?? null,
  location_id: ({ location }) => location?.id ?? null,
  street: ({ location }) => location?.address.street ?? null,
  city: ({ location }) => location?.address.city ?? null,
  region: ({ location }) => location?.address.state.toUpperCase() ?? null,
  postcode: ({ location }) => location?.address.postcode ?? null,
  country: ({ site }) => COUNTRIES[site.country].code,
  latitude: ({ location }) => location?.address.lat ?? null,
  longitude: ({ location }) => location?.address.long ?? null,
} satisfies Record<string, (subject: Subject) => unknown>;

export type FactName = keyof typeof FACTS;
export const FACT_NAMES = Object.keys(FACTS) as FactName[];
export type VehicleFacts = { readonly [Name in FactName]: ReturnType<(typeof FACTS)[Name]> };

/** Invisible characters, in which a text can hide what only programs read. Line breaks and tabs stay. */
const INVISIBLE = /[\p{C}--[\p{Cn}\n\t]]/gv;

/** The facts of a vehicle. Texts have only what a reader of the page would see. */
export function getVehicleFacts(car: Car, site: Site): VehicleFacts {
  const subject = { car, site, location: findCarLocation(car, site.locations) };
  return Object.fromEntries(
    Object.entries(FACTS).map(([name, read]) => [name, showOnly(read(subject))]),
  ) as VehicleFacts;
}

function showOnly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(showOnly);
  return typeof value === 'string' ? value.replaceAll(INVISIBLE, '') : value;
}
