import { isOnOffer } from '#domain/car/availability.ts';
import type { Car } from '#domain/car/car.ts';
import { locationOf, whereaboutsLine } from '#domain/car/car-location.ts';
import { phoneFor } from '#domain/car/phone.ts';
import { hasPrice, priceLabel } from '#domain/car/price.ts';
import { carSubtitle, carTitle } from '#domain/car/title.ts';
import { repaymentNote } from '#domain/finance/disclosure.ts';
import { COMPARISON_WARNING } from '#domain/finance/labels.ts';
import { localTime } from '#domain/hours/local-time.ts';
import { longDate } from '#domain/hours/long-date.ts';
import { shortWeekRows } from '#domain/hours/week.ts';
import { addressLine } from '#domain/location/address.ts';
import { departmentLabel } from '#domain/location/department.ts';
import { licencesOf } from '#domain/location/licences.ts';
import type { Location } from '#domain/location/location.ts';
import { placeName } from '#domain/location/location-name.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import { carPath } from '#domain/paths.ts';
import { keyFacts } from '#features/car/key-facts.ts';
import { lenderOf, priceWords } from '#features/car-card/price-words.ts';
import { galleryPhotos } from '#features/gallery/gallery-photos.ts';
import { type Photo, photo } from '#features/photo/photo.ts';
import { picturesOf } from '#features/photo/pictures.ts';
import type { BrochureFile, CarSheet, Publisher, Seller } from '#server/brochure/brochure.ts';
import type { Site } from '#site/site.ts';

/** Pixels: what its place on the paper shows at 200 to the inch. */
const MAIN_WIDTH = 1080;
const SMALL_WIDTH = 360;
const MOST_PHOTOS = 4;
const PICTURE = { ratio: 3 / 2, quality: 70, jpeg: true } as const;

/** What all brochures of a dealer say at `now`, by the same rules as the pages of its cars. */
export function siteBrochures(site: Site, logo: Publisher['logo'], now: Date): BrochureFile {
  const cars = site.cars.filter(isOnOffer);
  const places = new Set(cars.map((car) => locationOf(car, site.locations)));
  return {
    publisher: publisherOf(site, logo, now),
    sellers: {
      ...Object.fromEntries(
        [...places].flatMap((place) => (place ? [[place.id, sellerAt(place, site)]] : [])),
      ),
      ...Object.fromEntries(
        cars.flatMap((car) =>
          locationOf(car, site.locations) ? [] : [[car.id, sellerElsewhere(car, site)]],
        ),
      ),
    },
    cars: Object.fromEntries(cars.map((car) => [car.slug, sheetOf(car, site, now)])),
  };
}

function publisherOf(site: Site, logo: Publisher['logo'], now: Date): Publisher {
  const { date } = localTime(now, timeZoneOf(site.state));
  const { ink, 'ink-2': ink2, line, sunken, brand, 'brand-text': brandText } = site.theme.colours.light;
  return {
    name: site.name,
    template: site.template,
    colours: { ink, 'ink-2': ink2, line, sunken, brand, 'brand-text': brandText },
    logo,
    asAt: `${longDate(date)} ${date.slice(0, 4)}`,
    builtAt: now.toISOString(),
  };
}

function sellerAt(place: Location, site: Site): Seller {
  const hours = place.contact_detail.opening_hours;
  // Nobody knows on which day a brochure is read.
  const noDay = { weekday: -1 };
  return {
    name: placeName(place.name),
    address: addressLine(place.address),
    licences: licencesOf(place, site),
    hoursTitle: `${departmentLabel(place)} hours`,
    hours:
      hours.length === 0
        ? []
        : shortWeekRows(hours, noDay, site.closedDays).map(({ label, text }) => ({ label, text })),
  };
}

/** A car that stands at none of the dealer's places: the suburb, and never more of it (T-48); the dealer's licences. */
function sellerElsewhere(car: Car, site: Site): Seller {
  const where = whereaboutsLine(car);
  return {
    name: site.name,
    address: where && `The ${site.vehicle.noun} is in ${where}`,
    licences: [...new Set(site.locations.flatMap((place) => licencesOf(place, site)))],
    hoursTitle: '',
    hours: [],
  };
}

function sheetOf(car: Car, site: Site, now: Date): CarSheet {
  const lender = lenderOf(car, site, now);
  const { finance } = priceWords(car, site, now);
  const place = locationOf(car, site.locations);
  return {
    title: carTitle(car),
    subtitle: carSubtitle(car),
    stocknum: car.stocknum,
    price: priceLabel(car),
    priceType: hasPrice(car) ? car.price_type : null,
    finance: lender &&
      finance && {
        ...finance,
        notes: [repaymentNote(lender), COMPARISON_WARNING],
      },
    // How often it was looked at says something on the day alone.
    facts: keyFacts({ ...car, views: null }).map(({ label, text }) => ({ label, text })),
    features: car.features,
    aboutTitle: `About this ${site.vehicle.noun}`,
    about: [car.carsales_title, ...(car.description?.split(/\n\s*\n/) ?? [])].filter((part) => part !== null),
    photos: photosOf(car, site),
    phone: phoneFor(car, site.phones, place) ?? null,
    url: site.url + carPath(car),
    seller: place?.id ?? car.id,
  };
}

/** JPEGs, the only pictures that a brochure takes. Where pages take pictures as they lie, the host sizes these. */
function photosOf(car: Car, site: Site): string[] {
  const { provider } = site.images;
  const images = provider === 'none' ? { ...site.images, provider: 'netlify' as const } : site.images;
  const pictures = picturesOf({ images, url: site.url }, PICTURE);
  return galleryPhotos(car)
    .slice(0, MOST_PHOTOS)
    .map(({ url }, index): Photo => photo(url, [index === 0 ? MAIN_WIDTH : SMALL_WIDTH], pictures))
    .map(({ src }) => src);
}
