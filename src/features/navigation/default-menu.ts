import { PARTS_SEARCH_PATH } from '#domain/paths.ts';
import type { MenuItem } from '#site/config/links.ts';
import type { SiteConfig } from '#site/config/site-config.ts';

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
