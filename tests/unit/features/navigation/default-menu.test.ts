import { expect, test } from 'vitest';
import { defaultMenu } from '#features/navigation/menu.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

test('a dealer that configures no menu has links to its pages and lists of its stock', () => {
  expect(defaultMenu(makeSite().links)).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Vehicles', items: 'models' },
    { label: 'Offers', href: '/special-offers/' },
    { label: 'Our Stock', items: 'stock' },
    { label: 'Finance', href: '/finance/' },
    {
      label: 'Service',
      items: [
        { label: 'Book a service', href: '/service/' },
        { label: 'Capped price servicing', href: '/capped-price-servicing/' },
        { label: 'Roadside assist', href: '/roadside-assist/' },
        { label: 'Parts and accessories', href: '/vehicle-parts-and-accessories/' },
        { label: 'Search parts', href: '/parts/search/' },
      ],
    },
    {
      label: 'Company',
      items: [
        { label: 'About us', href: '/about-us/' },
        { label: 'Locations', href: '/locations/' },
        { label: 'Contact us', href: '/contact/' },
        { label: 'Careers', href: '/careers/' },
        { label: 'Fleet', href: '/fleet/' },
      ],
    },
  ]);
});
