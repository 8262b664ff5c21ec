import type { OpeningStatusChange } from '#domain/hours/opening-status.ts';
import { directionsUrl, formatAddress, mapUrl } from '#domain/location/address.ts';
import { dealershipOf } from '#domain/location/dealership.ts';
import { departmentNames } from '#domain/location/department.ts';
import {
  getLocationHours,
  getLocationStatusChanges,
  type LocationHours,
} from '#domain/location/hours/location-hours.ts';
import { formatDealerLicence, formatLicences } from '#domain/location/licences.ts';
import type { Location } from '#domain/location/location.ts';
import { getPremisesName } from '#domain/location/location-name.ts';
import { locationPhone, telHref } from '#domain/location/phone.ts';
import type { Premises } from '#domain/location/premises.ts';
import { FORMAT_LOCALE } from '#domain/numbers.ts';
import { contactPath, locationPath } from '#domain/paths.ts';
import type { Site } from '#site/site.ts';

/** A location entry as displayed. */
export interface LocationView {
  readonly id: string;
  readonly slug: string;
  /** 'Example Mareeba': the premises, without the department. */
  readonly name: string;
  /** 'Example Mareeba Service', as the data names it. */
  readonly fullName: string;
  /** 'Service'. */
  readonly department: string;
  /** 'Service hours'. */
  readonly hoursTitle: string;
  readonly href: string;
  /** The page with its contact form. */
  readonly contactHref: string;
  readonly street: string;
  readonly address: string;
  readonly mapUrl: string;
  readonly directionsUrl: string;
  readonly phone: { readonly text: string; readonly href: string } | undefined;
  readonly hours: LocationHours;
  /** The opening status from `now` on, for browsers, whose clock is later than the build's. A function, as not all callers need it. */
  readonly moments: () => readonly OpeningStatusChange[];
  /** 'DL# 4411223'. */
  readonly licence: string | undefined;
  /** All licences, including a repairer's: ['DL# 4411223', 'Repairer licence MVR 100217']. */
  readonly licences: readonly string[];
  /** Its own website, else its dealership's. */
  readonly website: string | null;
  /** Whether vehicles are bought here (location_subtype). */
  readonly buying: boolean;
}

/** A location entry as displayed at `now`. */
export function buildLocationView(location: Location, site: Site, now: Date): LocationView {
  const { address } = location;
  const phone = locationPhone(location);
  const dealership = dealershipOf(location, site.dealerships);
  const names = departmentNames(location, Boolean(site.stock));
  return {
    id: location.id,
    slug: location.slug,
    name: getPremisesName(location.name),
    fullName: location.name,
    department: names.label,
    hoursTitle: names.hoursTitle,
    href: locationPath(location),
    contactHref: contactPath(location),
    street: address.street,
    address: formatAddress(address),
    mapUrl: mapUrl(address),
    directionsUrl: directionsUrl(address),
    phone: phone === null ? undefined : { text: phone, href: telHref(phone) },
    hours: getLocationHours(location, site.specialHours, now, site.closedLabel),
    moments: () => getLocationStatusChanges(location, site.specialHours, now),
    licence: formatDealerLicence(location, site),
    licences: formatLicences(location, site),
    website: location.website_url ?? dealership?.url ?? null,
    buying: location.location_subtype.includes('buying'),
  };
}

const LIST_FORMAT = new Intl.ListFormat(FORMAT_LOCALE, { type: 'conjunction' });

/** The cities of some premises, as the end of a sentence: ' in Mareeba, Innisfail and Cairns'; empty for none. */
export function cityNames(premises: readonly Premises[]): string {
  const cities = [...new Set(premises.map(({ main }) => main.address.city))];
  return cities.length === 0 ? '' : ` in ${LIST_FORMAT.format(cities)}`;
}

/** The widest list of locations or reviews has this many columns. */
const MAX_COLUMNS = 4;

/** As many columns as entries, four at most; three where four would leave the last entry alone in its row. */
export function columnsFor(count: number): number {
  return count > 1 && count % MAX_COLUMNS === 1 ? MAX_COLUMNS - 1 : Math.min(MAX_COLUMNS, count);
}
