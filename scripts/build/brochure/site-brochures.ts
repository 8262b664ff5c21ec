import type { BrochureCar, BrochureFile, Publisher, Seller } from '#brochure/brochure.ts';
import type { Car } from '#domain/car/car.ts';
import { describeCarLocation, findCarLocation } from '#domain/car/car-location.ts';
import { getCarPhone } from '#domain/car/phone.ts';
import { orderPrices } from '#domain/car/price/subscription.ts';
import { isForSale } from '#domain/car/status/availability.ts';
import { carSubtitle, carTitle } from '#domain/car/title.ts';
import { COUNTRIES } from '#domain/country.ts';
import { repaymentNote } from '#domain/finance/disclosure.ts';
import { toLocalTime } from '#domain/hours/local-time.ts';
import { formatLongDate } from '#domain/hours/long-date.ts';
import { buildShortWeekRows } from '#domain/hours/week.ts';
import { formatAddress } from '#domain/location/address.ts';
import { departmentNames } from '#domain/location/department.ts';
import { formatLicences } from '#domain/location/licences.ts';
import type { Location } from '#domain/location/location.ts';
import { getPremisesName } from '#domain/location/location-name.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import { carPath } from '#domain/paths.ts';
import { PICTURE_QUALITIES, PICTURE_RATIOS } from '#domain/picture-sizes.ts';
import { keyFacts } from '#features/car/key-facts.ts';
import { buildPriceLabels, findLender } from '#features/car-card/price-labels.ts';
import { galleryPhotos } from '#features/gallery/gallery-photos.ts';
import { buildImageUrlPattern, buildPhoto, type Photo } from '#features/photo/photo.ts';
import type { Site } from '#site/site.ts';

/** Pixels, for about 200 dpi at the printed sizes: the large photo, those beside it, and those that fill the last page. */
const PHOTO_WIDTHS = [1080, 360, 360, 360, 640, 640, 640, 640] as const;
const PHOTO_FORMAT = {
  ratio: PICTURE_RATIOS.brochure,
  quality: PICTURE_QUALITIES.brochure,
  jpeg: true,
} as const;

/** The content of all brochures of a dealer at `now`, by the same rules as its car pages. */
export function buildSiteBrochures(site: Site, logo: Publisher['logo'], now: Date): BrochureFile {
  const cars = site.cars.filter(isForSale);
  const places = new Set(cars.map((car) => findCarLocation(car, site.locations)));
  return {
    publisher: buildBrochureDealer(site, logo, now),
    sellers: {
      ...Object.fromEntries(
        [...places].flatMap((location) => (location ? [[location.id, buildSeller(location, site)]] : [])),
      ),
      ...Object.fromEntries(
        cars.flatMap((car) =>
          findCarLocation(car, site.locations) ? [] : [[car.id, buildOffSiteSeller(car, site)]],
        ),
      ),
    },
    cars: Object.fromEntries(cars.map((car) => [car.slug, buildBrochureCar(car, site, now)])),
  };
}

function buildBrochureDealer(site: Site, logo: Publisher['logo'], now: Date): Publisher {
  const { date } = toLocalTime(now, timeZoneOf(site));
  const { ink, 'ink-2': ink2, line, sunken, brand, 'brand-text': brandText } = site.theme.colours.light;
  return {
    name: site.name,
    language: COUNTRIES[site.country].locale,
    template: site.design.base,
    colours: { ink, 'ink-2': ink2, line, sunken, brand, 'brand-text': brandText },
    logo,
    asAt: `${formatLongDate(date)} ${date.slice(0, 4)}`,
    builtAt: now.toISOString(),
  };
}

function buildSeller(location: Location, site: Site): Seller {
  const hours = location.contact_detail.opening_hours;
  // The day on which a brochure is read is unknown, so no day is highlighted.
  const noDay = { weekday: -1 };
  return {
    name: getPremisesName(location.name),
    address: formatAddress(location.address),
    licences: formatLicences(location, site),
    hoursTitle: departmentNames(location, true).hoursTitle,
    hours:
      hours.length === 0
        ? []
        : buildShortWeekRows(hours, noDay, site.closedLabel).map(({ label, text }) => ({ label, text })),
  };
}

/** The seller of a car that is at none of the dealer's locations: only its suburb (T-48) and the dealer's licences. */
function buildOffSiteSeller(car: Car, site: Site): Seller {
  const where = describeCarLocation(car);
  return {
    name: site.name,
    address: where && `The ${site.vehicle.noun} is in ${where}`,
    licences: [...new Set(site.locations.flatMap((location) => formatLicences(location, site)))],
    hoursTitle: '',
    hours: [],
  };
}

function buildBrochureCar(car: Car, site: Site, now: Date): BrochureCar {
  const lender = findLender(car, site, now);
  const { finance, subscription } = buildPriceLabels(car, site, now);
  const price = orderPrices(car, subscription, site.stock ? site.stock.leadPrice : 'price');
  const location = findCarLocation(car, site.locations);
  return {
    title: carTitle(car),
    subtitle: carSubtitle(car),
    stocknum: car.stocknum,
    price: price.amount,
    priceType: price.type,
    otherPrice: price.other,
    finance: lender &&
      finance && {
        ...finance,
        notes: [repaymentNote(lender), COUNTRIES[site.country].rateNote],
      },
    // View counts are out of date once printed.
    facts: keyFacts({ ...car, views: null }).map(({ label, text }) => ({ label, text })),
    features: car.features,
    aboutTitle: `About this ${site.vehicle.noun}`,
    about: [car.carsales_title, ...(car.description?.split(/\n\s*\n/) ?? [])].filter((part) => part !== null),
    photos: getPhotoUrls(car, site),
    phone: site.hidePhone === true ? null : (getCarPhone(car, site.phones, location) ?? null),
    url: site.url + carPath(car),
    seller: location?.id ?? car.id,
  };
}

/** JPEG URLs, the only format in brochures. The host resizes these even for dealers whose pages use originals. */
function getPhotoUrls(car: Car, site: Site): string[] {
  const { provider } = site.images;
  const images = provider === 'none' ? { ...site.images, provider: 'netlify' as const } : site.images;
  const pictures = buildImageUrlPattern({ images, url: site.url }, PHOTO_FORMAT);
  return galleryPhotos(car)
    .slice(0, PHOTO_WIDTHS.length)
    .map(({ url }, index): Photo => buildPhoto(url, [PHOTO_WIDTHS[index] ?? PHOTO_WIDTHS[0]], pictures))
    .map(({ src }) => src);
}
