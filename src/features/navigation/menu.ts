import type { Location } from '#domain/location/location.ts';
import { getPremisesName } from '#domain/location/location-name.ts';
import { groupByAddress } from '#domain/location/premises.ts';
import { groupOffersByModel, modelOffersPath, offerSubject } from '#domain/offer/offer.ts';
import { locationPath, OFFERS_SEARCH_PATH, PARTS_SEARCH_PATH } from '#domain/paths.ts';
import { OFFERS_CODEC } from '#search/catalogues/items/item-codec.ts';
import type { MenuItem } from '#site/config/links.ts';
import type { SiteConfig } from '#site/config/site-config.ts';
import type { Site } from '#site/site.ts';
import type { HeaderContact } from './header.ts';
import { filterExistingLinks, type HasPage, type NavLink } from './nav-link.ts';
import { modelLinks, stockLinks } from './stock-links.ts';

/** One item of the main menu: a link, or a dropdown of links. */
export interface NavItem {
  readonly label: string;
  /** Undefined for a dropdown. */
  readonly href: string | undefined;
  /** Empty for a link. */
  readonly links: readonly NavLink[];
  /** Whether the current page is one of its pages. */
  readonly current: boolean;
}

interface GeneratedList {
  readonly links: (site: Site) => NavLink[];
  /** The paths, by prefix, of pages that belong to the list without a link in it. */
  readonly section: readonly string[];
}

/** The lists generated from the stock, the special offers and the locations. */
const GENERATED_LISTS = {
  models: { links: modelLinks, section: [] },
  stock: { links: stockLinks, section: ['/search/', '/stock/', '/cars/'] },
  offers: { links: offerLinks, section: [OFFERS_SEARCH_PATH, '/offers/'] },
  locations: { links: (site) => locationLinks(site.locations), section: ['/locations/'] },
} as const satisfies Record<Extract<MenuItem['items'], string>, GeneratedList>;

/** The main menu of the page at `path`: the dealer's own or the default, without links to pages that do not exist. */
export function buildMenu(site: Site, path: string, hasPage: HasPage): NavItem[] {
  const items = site.nav ?? defaultMenu(site.links);
  return items.flatMap(({ label, href, items: list }): NavItem[] => {
    const { links, section } = resolveList(site, list);
    const shown = filterExistingLinks(links, hasPage);
    if (shown.length > 0) {
      const current = leadsTo(shown, path) || section.some((start) => path.startsWith(start));
      return [{ label, href: undefined, links: shown, current }];
    }
    const [existing] = filterExistingLinks(href ? [{ href }] : [], hasPage);
    return existing ? [{ label, href: existing.href, links: [], current: existing.href === path }] : [];
  });
}

/** What of the menu differs between pages: the current page, and a phone number that pages of cars may hide. */
export function menuState(
  items: readonly NavItem[],
  path: string,
  { phone }: Pick<HeaderContact, 'phone'>,
): string {
  const marks = items.map(({ href, links, current }) => [
    current,
    href === path || leadsTo(links, path) ? path : '',
  ]);
  return `menu ${JSON.stringify([phone?.text, marks])}`;
}

function leadsTo(links: readonly NavLink[], path: string): boolean {
  return links.some((link) => link.href === path || leadsTo(link.links ?? [], path));
}

function resolveList(
  site: Site,
  list: MenuItem['items'],
): { links: readonly NavLink[]; section: readonly string[] } {
  if (typeof list !== 'string') return { links: list ?? [], section: [] };
  return { links: getGeneratedLinks(site, list), section: GENERATED_LISTS[list].section };
}

/** Generated once per site, because all of its pages show the same lists. */
const linkCache = new WeakMap<Site, Map<string, readonly NavLink[]>>();

function getGeneratedLinks(site: Site, list: keyof typeof GENERATED_LISTS): readonly NavLink[] {
  const known = linkCache.get(site) ?? new Map<string, readonly NavLink[]>();
  linkCache.set(site, known);
  const links = known.get(list) ?? GENERATED_LISTS[list].links(site);
  known.set(list, links);
  return links;
}

function locationLinks(locations: readonly Location[]): NavLink[] {
  const premises = groupByAddress(locations).map(({ main }) => ({
    label: getPremisesName(main.name),
    href: locationPath(main),
  }));
  return [{ label: 'All locations', href: '/locations/' }, ...premises];
}

/** The main menu of a dealer that configures none. */
export function defaultMenu(links: SiteConfig['links']): MenuItem[] {
  return [
    { label: 'Home', href: '/' },
    { label: 'Vehicles', items: 'models' },
    { label: 'Offers', href: links.offers },
    { label: 'Our Stock', items: 'stock' },
    { label: 'Finance', href: links.finance },
    {
      label: 'Service',
      items: [
        { label: 'Book a service', href: links.service },
        { label: 'Capped price servicing', href: '/capped-price-servicing/' },
        { label: 'Roadside assist', href: '/roadside-assist/' },
        { label: 'Parts and accessories', href: links.parts },
        { label: 'Search parts', href: PARTS_SEARCH_PATH },
      ],
    },
    {
      label: 'Company',
      items: [
        { label: 'About us', href: '/about-us/' },
        { label: 'Locations', href: '/locations/' },
        { label: 'Contact us', href: links.contact },
        { label: 'Careers', href: '/careers/' },
        { label: 'Fleet', href: '/fleet/' },
      ],
    },
  ];
}

/** As many as fit a menu without scrolling; the offers page has all of them. */
const MAX_MODELS = 12;

/**
 * All special offers, then those of each model: on the model's own page if the dealer has such pages, else in the search.
 * Empty without offers.
 */
export function offerLinks(site: Site): NavLink[] {
  if (site.offers.length === 0) return [];
  const models = groupOffersByModel(site.offers).slice(0, MAX_MODELS);
  return [
    { label: 'All offers', href: site.links.offers, count: site.offers.length },
    ...models.map((group) => ({
      label: offerSubject(group) ?? '',
      href: site.offersByModel
        ? modelOffersPath(group.model)
        : OFFERS_CODEC.write({ refinementList: { model: [group.model.name] } }),
      count: group.offers.length,
    })),
  ];
}
