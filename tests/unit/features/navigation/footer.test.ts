import { expect, test } from 'vitest';
import { footerColumns, legalLinks } from '#features/navigation/footer.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const site = makeSite({}, { cars: [makeCar()] });

test('the columns stand in order, the last one named for the dealership', () => {
  expect(footerColumns(site, () => true).map(({ heading }) => heading)).toEqual([
    'Vehicles',
    'Buyer Tools',
    'Servicing and Parts',
    'Plain Motors',
  ]);
});

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

test('privacy and terms are linked if the dealer has them', () => {
  expect(legalLinks(() => true).map(({ label }) => label)).toEqual(['Privacy', 'Terms']);
  expect(legalLinks(() => false)).toEqual([]);
});
