import { describe, expect, test } from 'vitest';
import { makeConfig, makePage, setUpContentFolder } from './content-folder.ts';

const { read, write } = setUpContentFolder();

describe('default pages', () => {
  const toPaths = (names: string) => names.split(' ').map((name) => `/${name}/`);
  const EVERYWHERE = toPaths(
    'about-us accessibility capped-price-servicing careers contact finance privacy-policy roadside-assist ' +
      'service success terms-and-conditions vehicle-parts-and-accessories',
  );
  const WITH_STOCK = toPaths(
    'book-test-drive cars/trade-in fleet sell-your-car trade-in trade-in/offer ' +
      'value-my-car-terms-and-conditions warranty',
  );

  test('there is one for every text page that the default header and footer link to, and for the pages after a form', async () => {
    const { pages } = await read();
    expect([...pages.keys()].sort()).toEqual([...EVERYWHERE, ...WITH_STOCK].sort());
  });

  test.each([
    ['/finance-enquiry/', '/finance-enquiry/'],
    ['/apply-for-finance/', '/apply-for-finance/'],
    ['/apply-for-finance', '/apply-for-finance/'],
    ['/buy/finance/', '/buy/finance/'],
    ['/buy/finance#finance-form', '/buy/finance/'],
    ['/finance/#calculator', '/finance/'],
    ['/finance.pdf', '/finance/'],
    ['/Finance/', '/finance/'],
    ['/', '/finance/'],
    ['https://lender.example/apply/', '/finance/'],
  ])('where the dealer links to %s for finance, the default page is at %s', async (finance, path) => {
    const { pages } = await read(makeConfig({ links: { finance } }));
    expect([...pages.values()].filter(({ title }) => title === 'Finance').map((page) => page.path)).toEqual([
      path,
    ]);
  });

  test.each([
    [true, '/pages/value-my-car-terms-and-conditions/'],
    [false, '/value-my-car-terms-and-conditions/'],
  ])('with a pages path (%s) the valuation terms are at %s', async (pagesPath, path) => {
    const { pages } = await read(makeConfig({ pagesPath }));
    expect([...pages.keys()].filter((key) => key.includes('value-my-car'))).toEqual([path]);
  });

  test('those about buying and selling are left out if nothing is for sale', async () => {
    const { pages } = await read(makeConfig({ stock: false }));
    expect([...pages.keys()].sort()).toEqual(EVERYWHERE);
  });

  test.each([{ stock: {} }, { stock: false }] as const)(
    'with stock $stock they link only to existing pages',
    async ({ stock }) => {
      const { pages } = await read(makeConfig({ stock }));
      const there = new Set([
        ...pages.keys(),
        '/',
        '/locations/',
        ...(stock ? ['/search/', '/special-offers/'] : []),
      ]);
      const links = [...pages.values()].flatMap(({ html }) =>
        [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href),
      );
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((href) => !there.has(href ?? ''))).toEqual([]);
    },
  );

  test('a dealer can omit pages with all below them, and can replace them', async () => {
    const { pages: all } = await read();
    await write('pages/fleet.md', makePage('Twenty at a time.'));
    const { pages } = await read(makeConfig({ omitPages: ['/fleet/', '/trade-in/', '/sell-your-car/'] }));
    const missing = [...all.keys()].filter((path) => !pages.has(path));
    expect(missing.sort()).toEqual(['/sell-your-car/', '/trade-in/', '/trade-in/offer/']);
    expect(pages.get('/fleet/')?.html).toContain('Twenty at a time.');
  });

  test("use the dealer's word for vehicles, never cars where trucks are sold", async () => {
    const { pages } = await read();
    for (const { title, description, html } of pages.values()) {
      expect([title, description, html].join(' ')).not.toMatch(/\bcars?\b|\{|\}/i);
    }
  });

  test('pages for a single visitor are not indexed, the others are', async () => {
    const { pages } = await read();
    expect([...pages.values()].filter(({ indexed }) => !indexed).map(({ path }) => path)).toEqual([
      '/cars/trade-in/',
      '/success/',
      '/trade-in/offer/',
    ]);
  });
});
