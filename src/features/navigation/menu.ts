import type { Location } from '#domain/location/location.ts';
import { placeName } from '#domain/location/location-name.ts';
import { placesOf } from '#domain/location/premises.ts';
import { locationPath, OFFERS_PAGE } from '#domain/paths.ts';
import type { MenuItem } from '#site/config/schema.ts';
import type { Site } from '#site/site.ts';
import { defaultMenu } from './default-menu.ts';
import { type HasPage, type NavLink, reachable } from './nav-link.ts';
import { offerLinks } from './offer-links.ts';
import { modelLinks, stockLinks } from './stock-links.ts';

/** One item of the main menu: a link, or a dropdown of links. */
export interface NavItem {
  readonly label: string;
  /** Undefined for a dropdown. */
  readonly href: string | undefined;
  /** Empty for a link. */
  readonly links: readonly NavLink[];
  /** Whether the page being looked at is one of its own. */
  readonly current: boolean;
}

interface MadeList {
  readonly links: (site: Site) => NavLink[];
  /** Pages that belong to the list without being named in it. */
  readonly section: readonly string[];
}

/** The lists that are made from the stock, the offers and the locations. */
const MADE = {
  models: { links: modelLinks, section: [] },
  stock: { links: stockLinks, section: ['/search/', '/stock/', '/cars/'] },
  offers: { links: offerLinks, section: [OFFERS_PAGE, '/offers/'] },
  locations: { links: (site) => locationLinks(site.locations), section: ['/locations/'] },
} as const satisfies Record<Extract<MenuItem['items'], string>, MadeList>;

/** The main menu as it stands on the page at `path`: the dealer's own or the default, without links that lead nowhere. */
export function menuOf(site: Site, path: string, hasPage: HasPage): NavItem[] {
  const items = site.nav ?? defaultMenu(site.links);
  return items.flatMap(({ label, href, items: list }): NavItem[] => {
    const { links, section } = listOf(site, list);
    const shown = reachable(links, hasPage);
    if (shown.length > 0) {
      const current =
        shown.some((link) => link.href === path) || section.some((start) => path.startsWith(start));
      return [{ label, href: undefined, links: shown, current }];
    }
    const [own] = reachable(href ? [{ href }] : [], hasPage);
    return own ? [{ label, href: own.href, links: [], current: own.href === path }] : [];
  });
}

function listOf(
  site: Site,
  list: MenuItem['items'],
): { links: readonly NavLink[]; section: readonly string[] } {
  if (typeof list !== 'string') return { links: list ?? [], section: [] };
  return { links: madeLinks(site, list), section: MADE[list].section };
}

/** Of each site once: every one of its pages shows the same lists. */
const made = new WeakMap<Site, Map<string, readonly NavLink[]>>();

function madeLinks(site: Site, list: keyof typeof MADE): readonly NavLink[] {
  const known = made.get(site) ?? new Map<string, readonly NavLink[]>();
  made.set(site, known);
  const links = known.get(list) ?? MADE[list].links(site);
  known.set(list, links);
  return links;
}

function locationLinks(locations: readonly Location[]): NavLink[] {
  const places = placesOf(locations).map(({ main }) => ({
    label: placeName(main.name),
    href: locationPath(main),
  }));
  return [{ label: 'All locations', href: '/locations/' }, ...places];
}
