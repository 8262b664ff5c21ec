import { PARTS_SEARCH_PATH, PRICE_SEARCH_PATH } from '#domain/paths.ts';
import type { Site } from '#site/site.ts';
import { filterExistingLinks, type HasPage, type NavLink } from './nav-link.ts';
import { conditionLinks, modelPageLinks } from './stock-links.ts';

/** One column of the footer. */
export interface FooterColumn {
  readonly heading: string;
  readonly links: readonly NavLink[];
}

/** The columns of the footer, without links to pages that the dealer lacks and without empty columns. */
export function footerColumns(site: Site, hasPage: HasPage): FooterColumn[] {
  const { links, vehicle, testDrive } = site;
  const columns: FooterColumn[] = [
    {
      heading: 'Vehicles',
      links: [
        { label: `All ${vehicle.plural}`, href: links.allStock },
        ...conditionLinks(site),
        { label: 'Full stock list', href: '/stock/' },
        ...modelPageLinks(site),
        { label: 'Special offers', href: links.offers },
      ],
    },
    {
      heading: 'Buyer Tools',
      links: [
        { label: 'Search by price', href: PRICE_SEARCH_PATH },
        { label: 'Finance', href: links.finance },
        { label: 'Trade-in', href: links.tradeIn },
        { label: `Sell your ${vehicle.noun}`, href: links.sell },
        ...(testDrive ? [{ label: `Book a ${testDrive}`, href: links.testDrive }] : []),
      ],
    },
    {
      heading: 'Servicing and Parts',
      links: [
        { label: 'Book a service', href: links.service },
        { label: 'Parts and accessories', href: links.parts },
        { label: 'Search parts', href: PARTS_SEARCH_PATH },
        { label: 'Capped price servicing', href: '/capped-price-servicing/' },
        { label: 'Roadside assist', href: '/roadside-assist/' },
        { label: 'Warranty', href: '/warranty/' },
      ],
    },
    {
      heading: site.name,
      links: [
        { label: 'About us', href: '/about-us/' },
        { label: 'Locations', href: '/locations/' },
        { label: 'Contact us', href: links.contact },
        { label: 'Careers', href: '/careers/' },
        { label: 'Fleet', href: '/fleet/' },
      ],
    },
  ];
  return columns
    .map((column) => ({ ...column, links: filterExistingLinks(column.links, hasPage) }))
    .filter((column) => column.links.length > 0);
}

/** The legal pages that every page links to. */
export function legalLinks(hasPage: HasPage): NavLink[] {
  return filterExistingLinks(
    [
      { label: 'Privacy', href: '/privacy-policy/' },
      { label: 'Accessibility', href: '/accessibility/' },
      { label: 'Terms', href: '/terms-and-conditions/' },
    ],
    hasPage,
  );
}
