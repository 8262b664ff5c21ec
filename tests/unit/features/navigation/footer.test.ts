import { expect, test } from 'vitest';
import { footerColumns, legalLinks } from '#features/navigation/footer.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const site = makeSite({}, { cars: [makeCar()] });

test('there are only links to existing pages, and no empty columns', () => {
  const columns = footerColumns(site, (href) => href === '/finance/');
  expect(columns).toEqual([{ heading: 'Buyer Tools', links: [{ label: 'Finance', href: '/finance/' }] }]);
});

test('its links lead to the addresses that the dealer chose', () => {
  const own = makeSite({ links: { service: 'https://book.example.com/', finance: '/apply-for-finance/' } });
  const links = footerColumns(own, () => true).flatMap((column) => column.links);
  const hrefOf = (wanted: string) => links.find(({ label }) => label === wanted)?.href;
  expect(hrefOf('Book a service')).toBe('https://book.example.com/');
  expect(hrefOf('Finance')).toBe('/apply-for-finance/');
  expect(hrefOf('Parts and accessories')).toBe('/vehicle-parts-and-accessories/');
});

test('privacy, accessibility and terms are linked if the dealer has them', () => {
  expect(legalLinks(() => true).map(({ label }) => label)).toEqual(['Privacy', 'Accessibility', 'Terms']);
  expect(legalLinks(() => false)).toEqual([]);
});

test('the columns stand in order with their links, the last one named for the dealership', () => {
  const columns = footerColumns(site, () => true);
  expect(
    columns.map(({ heading, links }) => [heading, ...links.map(({ label, href }) => `${label} ${href}`)]),
  ).toEqual([
    [
      'Vehicles',
      'All cars /search/',
      `Used cars ${site.links.usedCars}`,
      'Full stock list /stock/',
      'Special offers /special-offers/',
    ],
    [
      'Buyer Tools',
      'Search by price /search-by-price/',
      'Finance /finance/',
      'Trade-in /trade-in/',
      'Sell your car /sell-your-car/',
      'Book a test drive /book-test-drive/',
    ],
    [
      'Servicing and Parts',
      'Book a service /service/',
      'Parts and accessories /vehicle-parts-and-accessories/',
      'Search parts /parts/search/',
      'Capped price servicing /capped-price-servicing/',
      'Roadside assist /roadside-assist/',
      'Warranty /warranty/',
    ],
    [
      'Plain Motors',
      'About us /about-us/',
      'Locations /locations/',
      'Contact us /contact/',
      'Careers /careers/',
      'Fleet /fleet/',
    ],
  ]);
  expect(legalLinks(() => true).map(({ href }) => href)).toEqual([
    '/privacy-policy/',
    '/accessibility/',
    '/terms-and-conditions/',
  ]);
});
