import type {
  Car as CarData,
  ItemAvailability,
  Motorcycle,
  Offer,
  PropertyValue,
  Vehicle,
  WithContext,
} from 'schema-dts';
import { bodyLabel, kindOf } from '#domain/car/body.ts';
import type { Car } from '#domain/car/car.ts';
import type { CarType } from '#domain/car/car-type.ts';
import { carTypeLabel } from '#domain/car/car-type.ts';
import { getAdvertisedPrice } from '#domain/car/price/price.ts';
import { getSpec, SPEC_NAMES, type SpecName } from '#domain/car/specs.ts';
import { STATED_FACTS } from '#domain/car/stated-facts.ts';
import { type Availability, getAvailability } from '#domain/car/status/availability.ts';
import { carName } from '#domain/car/title.ts';
import { COUNTRIES } from '#domain/country.ts';
import { carPath } from '#domain/paths.ts';
import { rulesOf } from '#domain/vehicle-kind.ts';
import { galleryPhotos } from '#features/gallery/gallery-photos.ts';
import { landingPath } from '#search/state/url.ts';
import type { Site } from '#site/site.ts';
import type { Crumb } from '#ui/breadcrumbs/breadcrumbs-json-ld.ts';

const ITEM_CONDITIONS = {
  new: 'https://schema.org/NewCondition',
  demo: 'https://schema.org/UsedCondition',
  used: 'https://schema.org/UsedCondition',
} as const satisfies Record<CarType, string>;

const ITEM_AVAILABILITIES = {
  available: 'https://schema.org/InStock',
  reserved: 'https://schema.org/LimitedAvailability',
  coming_soon: 'https://schema.org/PreOrder',
  sold: 'https://schema.org/SoldOut',
} as const satisfies Record<Availability, ItemAvailability>;

/**
 * The JSON-LD of a car and its price: what the page says and nothing else. It never says where a car is, because the
 * location of a private one is not published (T-48).
 */
export function carJsonLd(car: Car, site: Site): WithContext<CarData | Motorcycle | Vehicle> {
  const url = site.url + carPath(car);
  const known = <Value, Key extends string>(key: Key, value: Value | null) =>
    (value === null ? {} : { [key]: value }) as Partial<Record<Key, Value>>;
  const additional = listAdditionalProperties(car);
  const photos = galleryPhotos(car).map((photo) => new URL(photo.url, site.url).href);
  return {
    '@context': 'https://schema.org',
    '@type': rulesOf(kindOf(car.simple_body)).schemaType,
    '@id': url,
    url,
    name: carName(car),
    brand: { '@type': 'Brand', name: car.make },
    model: car.model,
    vehicleModelDate: String(car.year),
    itemCondition: ITEM_CONDITIONS[car.car_type],
    ...known('vehicleConfiguration', car.badge),
    ...known('image', photos.length > 0 ? photos : null),
    ...known('description', car.description),
    ...known('bodyType', car.simple_body && bodyLabel(car.simple_body)),
    ...known('color', car.colour),
    ...known('vehicleInteriorColor', car.interior_colour ?? null),
    ...known('vehicleTransmission', car.trans ?? car.simple_transmission),
    ...known('fuelType', car.fuel ?? car.simple_fuel),
    ...known('vehicleSeatingCapacity', car.seats),
    ...known('numberOfDoors', car.doors),
    ...known('vehicleIdentificationNumber', car.vin),
    ...known('sku', car.stocknum),
    ...known('additionalProperty', additional.length > 0 ? additional : null),
    ...(car.km !== null && {
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: car.km, unitCode: 'KMT' },
    }),
    offers: buildCarOffer(car, site, url),
  };
}

/** The specifications that have a property of their own in schema.org. */
const OWN_PROPERTIES: readonly SpecName[] = ['seats', 'doors', 'colour'];

function listAdditionalProperties(car: Car): PropertyValue[] {
  const stated = STATED_FACTS.flatMap(({ label, getText }): PropertyValue[] => {
    const value = getText(car);
    return value ? [{ '@type': 'PropertyValue', name: label, value }] : [];
  });
  const specs = SPEC_NAMES.filter((name) => !OWN_PROPERTIES.includes(name)).flatMap(
    (name): PropertyValue[] => {
      const [spec, value] = [getSpec(name), car[name]];
      const unit = spec.kind === 'range' && { unitText: spec.unit };
      return value === null ? [] : [{ '@type': 'PropertyValue', name: spec.label, value, ...unit }];
    },
  );
  return [...specs, ...stated];
}

/** Without a price the offer is an invitation to enquire (T-38). */
function buildCarOffer(car: Car, site: Site, url: string): Offer {
  const price = getAdvertisedPrice(car);
  const priceCurrency = COUNTRIES[site.country].currency;
  return {
    '@type': 'Offer',
    url,
    availability: ITEM_AVAILABILITIES[getAvailability(car)],
    itemCondition: ITEM_CONDITIONS[car.car_type],
    category: carTypeLabel(car.car_type),
    ...(price !== null && {
      price,
      priceCurrency,
      ...(car.price_type && {
        priceSpecification: { '@type': 'PriceSpecification', name: car.price_type, price, priceCurrency },
      }),
    }),
    seller: { '@type': 'AutoDealer', name: site.name, url: `${site.url}/` },
  };
}

/** The breadcrumbs of a car's page: home, its make, the car. */
export function carBreadcrumbs(car: Car, site: Pick<Site, 'vehicle' | 'slugs'>): Crumb[] {
  const make = landingPath({ kind: 'make', make: car.make }, site.slugs);
  return [
    { name: 'Home', path: '/' },
    { name: `${car.make} ${site.vehicle.plural}`, path: make },
    { name: carName(car), path: carPath(car) },
  ];
}
