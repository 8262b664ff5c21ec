import type { OpenLine } from '#domain/hours/opening-status.ts';
import { hoursAt } from '#domain/location/hours-at.ts';
import { locationPhone, telHref } from '#domain/location/phone.ts';
import { placesOf } from '#domain/location/premises.ts';
import { locationPath } from '#domain/paths.ts';
import type { Site } from '#site/site.ts';

/** How to reach the dealer, as the header says it on every page. */
export interface Reach {
  readonly phone: { readonly text: string; readonly href: string } | undefined;
  readonly place: { readonly city: string; readonly href: string } | undefined;
  /** How many other places there are. */
  readonly others: number;
  readonly open: OpenLine | undefined;
}

/** The dealer's main place (marked `primary`, else the first), its hours at `now`, and the number to call. */
export function reachOf(site: Site, now: Date): Reach {
  const places = placesOf(site.locations);
  const main = (places.find((place) => place.departments.some(({ primary }) => primary)) ?? places[0])?.main;
  const phone = site.phones.main ?? (main && locationPhone(main));
  return {
    phone: phone ? { text: phone, href: telHref(phone) } : undefined,
    place: main && { city: main.address.city, href: places.length > 1 ? '/locations/' : locationPath(main) },
    others: Math.max(0, places.length - 1),
    open: main && hoursAt(main, site.specialHours, now, site.closedDays).line,
  };
}
