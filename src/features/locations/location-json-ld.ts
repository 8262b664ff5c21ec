import type {
  AutoDealer,
  AutoPartsStore,
  AutoRepair,
  OpeningHoursSpecification,
  PostalAddress,
  WithContext,
} from 'schema-dts';
import { countryOf, getRegion, postalRegion } from '#domain/country.ts';
import type { SpecialHour } from '#domain/hours/hours.ts';
import { getSchemaSpecialHours, getSchemaWeekHours } from '#domain/hours/schema-hours.ts';
import { coordinatesOf, mapUrl } from '#domain/location/address.ts';
import { getSchemaOrgType } from '#domain/location/department.ts';
import { getLocationHours } from '#domain/location/hours/location-hours.ts';
import type { Location } from '#domain/location/location.ts';
import { getPremisesName } from '#domain/location/location-name.ts';
import { locationPhone } from '#domain/location/phone.ts';
import { locationPath } from '#domain/paths.ts';
import { formatRating } from '#domain/review/rating.ts';
import type { LocationReviews } from '#features/locations/reviews/location-reviews.ts';
import { buildImageUrlPattern, buildPhoto } from '#features/photo/photo.ts';
import type { Site } from '#site/site.ts';

/** A location in structured data. */
type LocationThing = Exclude<AutoDealer | AutoRepair | AutoPartsStore, string>;

/** The content of a location's page. */
interface LocationPageData {
  readonly location: Location;
  /** All departments at its address, including itself. */
  readonly departments: readonly Location[];
  readonly reviews: LocationReviews | undefined;
}

/**
 * A location's page as JSON-LD: its type, address, hours, special hours and other departments. It contains nothing that the
 * page does not show: a rating only with the location's own reviews, hours only where times are known.
 */
export function locationJsonLd(
  { location, departments, reviews }: LocationPageData,
  site: Site,
  now: Date,
): WithContext<LocationThing> {
  const others = departments.filter((department) => department !== location);
  return {
    '@context': 'https://schema.org',
    ...toLocationThing(location, site, now),
    name: getPremisesName(location.name),
    parentOrganization: { '@type': 'Organization', name: site.name, url: `${site.url}/` },
    ...(location.image && {
      image: new URL(buildPhoto(location.image.url, [1200], buildImageUrlPattern(site)).src, site.url).href,
    }),
    ...(location.manufacturers.length > 0 && {
      brand: location.manufacturers.map((name) => ({ '@type': 'Brand' as const, name })),
    }),
    ...(others.length > 0 && { department: others.map((other) => toLocationThing(other, site, now)) }),
    ...toAggregateRating(reviews),
  };
}

/** The properties that a location and a department share. */
function toLocationThing(location: Location, site: Site, now: Date): LocationThing {
  const { address, name } = location;
  const url = new URL(locationPath(location), site.url).href;
  const point = coordinatesOf(address);
  const phone = locationPhone(location);
  const hours = getSchemaWeekHours(location.contact_detail.opening_hours);
  const { special } = getLocationHours(location, site.specialHours, now);
  return {
    '@type': getSchemaOrgType(location),
    '@id': url,
    name,
    url,
    address: toPostalAddress(address),
    hasMap: mapUrl(address),
    ...(phone !== null && { telephone: phone }),
    ...(point && { geo: { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.long } }),
    ...(hours.length > 0 && {
      openingHoursSpecification: hours.map(
        ({ days, opens, closes }): OpeningHoursSpecification => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days as DayName[],
          opens,
          closes,
        }),
      ),
    }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special.flatMap(toSpecialHours) }),
  };
}

type DayName = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

function toSpecialHours(special: SpecialHour): OpeningHoursSpecification[] {
  const times = getSchemaSpecialHours(special);
  const { date } = special;
  return times
    ? [{ '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, ...times }]
    : [];
}

/** The rating as shown on the page, and only the location's own. */
function toAggregateRating(reviews: LocationReviews | undefined): Pick<LocationThing, 'aggregateRating'> {
  if (!reviews?.own || !reviews.rating || reviews.reviews.length === 0) return {};
  const { average, count } = reviews.rating;
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: Number(formatRating(average)),
      bestRating: 5,
      worstRating: 1,
      reviewCount: count,
    },
  };
}

/** An address in schema.org's words. */
export function toPostalAddress({
  street,
  city,
  state,
  postcode,
}: Location['address']): Exclude<PostalAddress, string> {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: postalRegion(state) || getRegion(state).name,
    postalCode: postcode,
    addressCountry: countryOf(state).code,
  };
}
