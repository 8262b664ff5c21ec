import { addressLine, directionsUrl, mapUrl } from '#domain/location/address.ts';
import { departmentLabel } from '#domain/location/department.ts';
import { type HoursAt, hoursAt } from '#domain/location/hours-at.ts';
import type { Location } from '#domain/location/location.ts';
import { locationPhone, telHref } from '#domain/location/phone.ts';
import { placeName } from '#domain/location/place-name.ts';
import { contactPath, locationPath } from '#domain/paths.ts';
import type { Site } from '#site/site.ts';

/** What is shown of a location entry, wherever it is shown. */
export interface LocationView {
  readonly id: string;
  /** 'Example Mareeba': the place, without its department. */
  readonly name: string;
  /** 'Service'. */
  readonly department: string;
  readonly href: string;
  /** The page to write to its people. */
  readonly contactHref: string;
  readonly street: string;
  readonly address: string;
  readonly mapUrl: string;
  readonly directionsUrl: string;
  readonly phone: { readonly text: string; readonly href: string } | undefined;
  readonly hours: HoursAt;
  /** 'DL# 4411223'. */
  readonly licence: string | undefined;
  readonly website: string | null;
}

/** A location entry as people read it at `now`. */
export function locationView(location: Location, site: Site, now: Date): LocationView {
  const { address, dealer_license_number } = location;
  const phone = locationPhone(location);
  return {
    id: location.id,
    name: placeName(location.name),
    department: departmentLabel(location),
    href: locationPath(location),
    contactHref: contactPath(location),
    street: address.street,
    address: addressLine(address),
    mapUrl: mapUrl(address),
    directionsUrl: directionsUrl(address),
    phone: phone === null ? undefined : { text: phone, href: telHref(phone) },
    hours: hoursAt(location, site.specialHours, now, site.closedDays),
    licence: dealer_license_number === null ? undefined : `${site.licenceLabel} ${dealer_license_number}`,
    website: location.website_url,
  };
}
