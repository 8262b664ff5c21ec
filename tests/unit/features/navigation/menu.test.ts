import { describe, expect, test } from 'vitest';
import { buildMenu, defaultMenu, menuState, offerLinks } from '#features/navigation/menu.ts';
import { filterExistingLinks } from '#features/navigation/nav-link.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeOffer } from '#tests/support/factories/make-offer.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const cars = [makeCar({ make: 'Toyota', model: 'HiLux', simple_body: 'ute' }), makeCar({ car_type: 'new' })];
const site = makeSite({}, { cars });
const everyPage = () => true;
const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label);

test('links to pages that the dealer lacks are left out, and so are empty dropdowns', () => {
  const menu = buildMenu(site, '/', (href) => ['/', '/service/', '/locations/'].includes(href));
  expect(labels(menu)).toEqual(['Home', 'Service', 'Company']);
  expect(labels(menu[1]?.links ?? [])).toEqual(['Book a service']);
});

test('a site without stock has no stock in its menu', () => {
  const menu = buildMenu(makeSite({ stock: false }), '/', (href) => !href.startsWith('/search/'));
  expect(labels(menu)).not.toContain('Our Stock');
  expect(labels(menu)).not.toContain('Vehicles');
});

test("a dealer's own menu takes the default's place, and addresses elsewhere stay", () => {
  const nav = [
    { label: 'Shop', href: 'https://shop.example.com' },
    { label: 'Yards', items: 'locations' as const },
  ];
  const own = makeSite({ nav }, { locations: [makeLocation({ name: 'Example Tully Sales' })] });
  const menu = buildMenu(own, '/', everyPage);
  expect(labels(menu)).toEqual(['Shop', 'Yards']);
  expect(menu[1]?.links).toEqual([
    { label: 'All locations', href: '/locations/' },
    { label: 'Example Tully', href: '/locations/example-tully-sales/' },
  ]);
});

test('links follow the addresses that the dealer chose', () => {
  const menu = buildMenu(makeSite({ links: { finance: '/apply-for-finance/' } }), '/', everyPage);
  expect(menu.find(({ label }) => label === 'Finance')?.href).toBe('/apply-for-finance/');
});

test.each([
  ['/', ['Home']],
  ['/finance/', ['Finance']],
  ['/about-us/', ['Company']],
  ['/search/', ['Our Stock']],
  ['/search/ute-cars/', ['Our Stock']],
  ['/search/toyota/hilux/', ['Vehicles', 'Our Stock']],
  ['/stock/', ['Our Stock']],
  ['/cars/2021-toyota-corolla-1/', ['Our Stock']],
  ['/privacy-policy/', []],
])('on %s the current items are %j', (path, current) => {
  expect(labels(buildMenu(site, path, everyPage).filter((item) => item.current))).toEqual(current);
});

describe('a menu of offers', () => {
  const nav = [{ label: 'Offers', href: '/special-offers/', items: 'offers' as const }];
  const offers = [
    makeOffer({ name: 'A', manufacturer: 'Isuzu', model: { slug: 'd-max', name: 'D-MAX' } }),
    makeOffer({ name: 'B', manufacturer: 'Isuzu', model: { slug: 'd-max', name: 'D-MAX' } }),
    makeOffer({ name: 'C' }),
  ];

  test.each([
    [true, '/d-max/'],
    [false, '/special-offers/?model=D-MAX'],
  ])('lists the models; where each has a page of its own (%s) it leads to %s', (offersByModel, href) => {
    const [item] = buildMenu({ ...makeSite({ nav, offersByModel }), offers }, '/offers/isuzu/a/', everyPage);
    expect(item).toMatchObject({
      current: true,
      links: [
        { label: 'All offers', href: '/special-offers/', count: 3 },
        { label: 'Isuzu D-MAX', href, count: 2 },
      ],
    });
  });

  test('is a plain link where there are no offers', () => {
    const [item] = buildMenu(makeSite({ nav }), '/', everyPage);
    expect(item).toMatchObject({ href: '/special-offers/', links: [] });
  });
});

test('a link is current on its own page alone, a dropdown on those of its links', () => {
  const nav = [
    { label: 'Stock', href: '/stock/', items: 'stock' as const },
    { label: 'Yards', items: 'locations' as const },
    { label: 'More', items: [{ label: 'Fleet', href: '/fleet/' }] },
  ];
  const own = makeSite({ nav }, { cars, locations: [makeLocation()] });
  const current = (path: string) => labels(buildMenu(own, path, everyPage).filter((item) => item.current));
  expect(current('/locations/example-mareeba/')).toEqual(['Yards']);
  expect(current('/locations/anywhere/')).toEqual(['Yards']);
  expect(current('/fleet/')).toEqual(['More']);
  expect(current('/fleet/more/')).toEqual([]);
  expect(current('/not/stock/')).toEqual([]);
});

test('a dropdown is current on the pages of its makes and of the models under them', () => {
  const stocked = [...cars, makeCar({ make: 'Kia', model: 'Seltos', make_model: 'Kia:Seltos' })];
  const own = makeSite({ nav: [{ label: 'Vehicles', items: 'models' }] }, { cars: stocked });
  const isCurrent = (path: string) => buildMenu(own, path, everyPage)[0]?.current;
  expect(['/search/kia/', '/search/kia/seltos/', '/search/kia/sorento/'].map(isCurrent)).toEqual([
    true,
    true,
    false,
  ]);
});

test('a dropdown without links falls back to the address of its item, if there is one', () => {
  const nav = [
    { label: 'Stock', href: '/stock/', items: 'stock' as const },
    { label: 'Models', items: 'models' as const },
    { label: 'Shop', href: 'https://shop.example.com', items: [{ label: 'A', href: '/none/' }] },
  ];
  const own = makeSite({ nav });
  expect(buildMenu(own, '/stock/', (href) => href === '/stock/')).toEqual([
    { label: 'Stock', href: '/stock/', links: [], current: true },
    { label: 'Shop', href: 'https://shop.example.com', links: [], current: false },
  ]);
});

test('a dealer without locations still has a page about all of them', () => {
  const nav = [{ label: 'Yards', items: 'locations' as const }];
  expect(buildMenu(makeSite({ nav }), '/', everyPage)[0]?.links).toEqual([
    { label: 'All locations', href: '/locations/' },
  ]);
});

test('the lists of a site are made once, whichever page asks for them', () => {
  const links = () => buildMenu(site, '/', everyPage).find(({ label }) => label === 'Our Stock')?.links ?? [];
  expect(links()[0]).toBe(links()[0]);
  expect(buildMenu(makeSite({}, { cars }), '/', everyPage)[3]?.links[0]).not.toBe(links()[0]);
});

describe('what of the menu differs between pages', () => {
  const phone = { text: '07 5550 0121', href: 'tel:0755500121' };
  const state = (path: string, contact: Parameters<typeof menuState>[2] = { phone }) =>
    menuState(buildMenu(site, path, everyPage), path, contact);

  test('pages outside of the menu have the same one', () => {
    expect(state('/privacy-policy/')).toBe(state('/terms-and-conditions/'));
    expect(state('/cars/a/')).toBe(state('/cars/b/'));
  });

  test.each([
    ['/', '/privacy-policy/'],
    ['/', '/finance/'],
    ['/about-us/', '/careers/'],
    ['/search/toyota/hilux/', '/search/toyota/corolla/'],
    ['/cars/a/', '/search/'],
  ])('%s and %s have not', (one, other) => expect(state(one)).not.toBe(state(other)));

  test('neither has a page without the phone number', () => {
    expect(state('/', { phone: undefined })).not.toBe(state('/'));
    expect(state('/', { phone: { ...phone, text: '1' } })).not.toBe(state('/'));
  });
});

test('the state of a menu has the number, and of each item whether it is current and where', () => {
  const item = (href: string | undefined, current: boolean, links: readonly string[] = []) => ({
    label: 'A',
    href,
    current,
    links: links.map((link) => ({ label: 'B', href: link })),
  });
  const items = [item('/a/', true), item(undefined, true, ['/c/']), item(undefined, true, ['/b/', '/a/'])];
  const phone = { text: '1800 160 401', href: 'tel:1800160401' };
  expect(menuState(items, '/a/', { phone })).toBe(
    'menu ["1800 160 401",[[true,"/a/"],[true,""],[true,"/a/"]]]',
  );
  expect(menuState([item('/b/', false)], '/a/', { phone: undefined })).toBe('menu [null,[[false,""]]]');
});

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

describe('the links to offers', () => {
  const offerOf = (model: string) =>
    makeOffer({ name: `Offer of ${model}`, manufacturer: 'Isuzu', model: { slug: model, name: model } });

  test('there are no links without offers', () => expect(offerLinks(makeSite())).toEqual([]));

  test("all offers are at the dealer's address for them, and those of no model have no link of their own", () => {
    const site = { ...makeSite({ links: { offers: '/deals/' } }), offers: [makeOffer()] };
    expect(offerLinks(site)).toEqual([{ label: 'All offers', href: '/deals/', count: 1 }]);
  });

  test('twelve models fit into the menu', () => {
    const offers = Array.from({ length: 13 }, (_, n) => offerOf(`m${n}`));
    expect(offerLinks({ ...makeSite(), offers })).toHaveLength(13);
    expect(offerLinks({ ...makeSite(), offers: offers.slice(1) })).toHaveLength(13);
    expect(offerLinks({ ...makeSite(), offers: offers.slice(2) })).toHaveLength(12);
  });
});

test('links to pages that a dealer lacks are removed, and those to other sites are not asked for', () => {
  const asked: string[] = [];
  const links = ['/a/', 'https://example.com/', '/b/', 'tel:0755500121'].map((href) => ({ href }));
  const existing = filterExistingLinks(links, (href) => {
    asked.push(href);
    return href === '/b/';
  });
  expect(existing).toEqual([{ href: 'https://example.com/' }, { href: '/b/' }, { href: 'tel:0755500121' }]);
  expect(asked).toEqual(['/a/', '/b/']);
});
