import type { OpeningStatus, OpeningStatusChange } from '#domain/hours/opening-status.ts';
import { getLocationHours, getLocationStatusChanges } from '#domain/location/hours/location-hours.ts';
import { locationPhone, telHref } from '#domain/location/phone.ts';
import { groupByAddress } from '#domain/location/premises.ts';
import type { PageKind } from '#domain/page-kinds.ts';
import { locationPath } from '#domain/paths.ts';
import type { Site } from '#site/site.ts';
import { filterExistingLinks, type HasPage, type NavLink } from './nav-link.ts';

/** The dealer's contact details in the header. */
export interface HeaderContact {
  readonly phone: { readonly text: string; readonly href: string } | undefined;
  readonly place: { readonly city: string; readonly href: string } | undefined;
  /** The number of other premises. */
  readonly others: number;
  readonly open: OpeningStatus | undefined;
  /** Its changes from then on, for browsers. */
  readonly moments: () => readonly OpeningStatusChange[];
}

/**
 * The dealer's main premises (marked `primary`, else the first), its opening status at `now`, and the dealer's phone number.
 * A dealer that hides numbers has none above a car: a call from there would not be counted.
 */
export function getHeaderContact(site: Site, kind: PageKind, now: Date): HeaderContact {
  const premises = groupByAddress(site.locations);
  const main = (premises.find(({ departments }) => departments.some(({ primary }) => primary)) ?? premises[0])
    ?.main;
  const isHidden = site.hidePhone && (kind === 'car' || kind === 'reserve');
  const phone = isHidden ? undefined : (site.phones.main ?? (main && locationPhone(main)));
  return {
    phone: phone ? { text: phone, href: telHref(phone) } : undefined,
    place: main && {
      city: main.address.city,
      href: premises.length > 1 ? '/locations/' : locationPath(main),
    },
    others: Math.max(0, premises.length - 1),
    open: main && getLocationHours(main, site.specialHours, now, site.closedLabel).line,
    moments: () => (main ? getLocationStatusChanges(main, site.specialHours, now) : []),
  };
}

/** The actions beside the menu: the dealer's own, or selling and a test drive. Those without a page are left out. */
export function headerActions({ navActions, links, testDrive }: Site, hasPage: HasPage): NavLink[] {
  if (navActions) return filterExistingLinks(navActions, hasPage);
  const [sell] = filterExistingLinks([{ href: links.sell }, { href: links.tradeIn }], hasPage);
  return filterExistingLinks(
    [
      ...(sell ? [{ label: 'Sell / Trade-in', href: sell.href }] : []),
      ...(testDrive ? [{ label: `Book a ${testDrive}`, href: links.testDrive }] : []),
    ],
    hasPage,
  );
}
