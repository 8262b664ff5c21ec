import type { OpeningStatus } from '#domain/hours/opening-status.ts';
import { getLocationHours } from '#domain/location/hours/location-hours.ts';
import { locationPhone, telHref } from '#domain/location/phone.ts';
import { groupByAddress } from '#domain/location/premises.ts';
import { locationPath } from '#domain/paths.ts';
import type { Site } from '#site/site.ts';

/** How to reach the dealer, as the header says it on every page. */
export interface HeaderContact {
  readonly phone: { readonly text: string; readonly href: string } | undefined;
  readonly place: { readonly city: string; readonly href: string } | undefined;
  /** How many other places there are. */
  readonly others: number;
  readonly open: OpeningStatus | undefined;
}

/** The dealer's main place (marked `primary`, else the first), its hours at `now`, and the number to call. */
export function getHeaderContact(site: Site, now: Date): HeaderContact {
  const places = groupByAddress(site.locations);
  const main = (places.find((place) => place.departments.some(({ primary }) => primary)) ?? places[0])?.main;
  const phone = site.phones.main ?? (main && locationPhone(main));
  return {
    phone: phone ? { text: phone, href: telHref(phone) } : undefined,
    place: main && { city: main.address.city, href: places.length > 1 ? '/locations/' : locationPath(main) },
    others: Math.max(0, places.length - 1),
    open: main && getLocationHours(main, site.specialHours, now, site.closedLabel).line,
  };
}
