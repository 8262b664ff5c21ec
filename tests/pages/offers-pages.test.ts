import { describe, expect, test } from 'vitest';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { buildDealer } from '#tests/support/sites/build-dealer.ts';

const now = new Date('2026-06-17T00:00:00Z');
const dmax = { manufacturer: { name: 'Isuzu' }, model: { slug: 'd-max', name: 'D-MAX' } };
const offers = [
  {
    id: 'tray',
    name: 'D-MAX with a tray',
    description: `Ready for work. ${'x'.repeat(600)} And the end.`,
    disclaimer: `For ABN holders. ${'y'.repeat(100)} Conditions end.`,
    ...dmax,
    price: 46_990,
    expiry: '2026-06-17',
  },
  { id: 'service', name: 'Five services <b>included</b>', ...dmax, manufacturer: 'Isuzu' },
  {
    id: 'hybrid',
    name: 'Hybrid',
    manufacturer: 'Toyota',
    price: 34_990,
    price_type: 'Drive Away',
    expiry: '2027-06-30',
    image_or_model_image: 'https://example.com/hybrid.jpg',
  },
  { id: 'check', name: 'Second check free' },
  { id: 'easter', name: 'Easter tyres', manufacturer: 'Isuzu', expiry: '2026-06-16' },
];
const more = Array.from({ length: 22 }, (_, n) => ({ id: `more-${n}`, name: `Number ${n}` }));
const isuzu = { make: 'Isuzu', model: 'D-MAX', make_model: 'Isuzu:D-MAX' };
const cars = [
  ...Array.from({ length: 5 }, (_, n) => makeCar({ ...isuzu, id: `dmax-${n}` })),
  makeCar({ id: 'corolla' }),
];
const POPUP = {
  'content/popup.json': JSON.stringify({
    src: 'sale.svg',
    expiryDate: '2026-06-17',
    linkTo: '/special-offers/',
    title: 'A sale & more',
    description: 'Until the end of June.',
    buttonText: 'See the offers',
  }),
  'assets/sale.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};
const dealer = (content: readonly unknown[], site: object, files = {}) => ({
  slug: 'plain',
  cars,
  site: { imageHosts: ['example.com'], ...site },
  files: { 'content/offers.json': JSON.stringify(content), ...files },
});

describe('special offers of several makes, with model pages', () => {
  const site = buildDealer(dealer([...offers, ...more], { offersByModel: true }), now);

  test('the search page has the first 21 offers and correct counts', async () => {
    const html = await site.html('special-offers');
    const [live = '', without = ''] = html.split('<noscript>');
    expect(live.match(/<li class="offer"/g)).toHaveLength(21);
    const text = await site.text('special-offers');
    expect(text).toContain('26 special offers');
    expect(text).toContain('Make Isuzu 2 Toyota 1');
    expect(text).toContain('Model D-MAX 2');
    expect(html).toContain('href="/offers/isuzu/tray/"');
    // Without scripts the others follow.
    expect(without.match(/<li class="offer"/g)).toHaveLength(5);
  });

  test('a price never stands without its type, nor an end without its year', async () => {
    for (const page of ['', 'special-offers', 'offers/toyota/hybrid'])
      for (const words of ['$34,990 Drive Away', 'Ends 30 June 2027'])
        expect((await site.text(page)).includes(words), `${words} on /${page}`).toBe(true);
  });

  test('an expired offer is not shown, and its URLs redirect to the other offers', async () => {
    for (const page of ['special-offers', 'offers/isuzu/tray', 'd-max', 'sitemap.xml'])
      expect(await site.html(page)).not.toContain('easter');
    const redirects = await site.html('_redirects');
    expect(redirects).toContain('/offers/isuzu/easter/ /special-offers/ 301');
    expect(redirects).toContain('/offers/easter/ /special-offers/ 301');
    await expect(site.html('offers/isuzu/easter')).rejects.toThrow('ENOENT');
  });

  test('cards shorten long texts, and the offer page shows them in full', async () => {
    const list = await site.text('special-offers');
    const page = await site.text('offers/isuzu/tray');
    expect(list).toContain(`Ready for work. ${'x'.repeat(584)}…`);
    expect(list).toContain(`For ABN holders. ${'y'.repeat(83)}…`);
    for (const end of ['And the end.', 'Conditions end.']) {
      expect(list).not.toContain(end);
      expect(page).toContain(end);
    }
  });

  test('an offer page has its price, last day, stock, related offers and a form that names it', async () => {
    const text = await site.text('offers/isuzu/tray');
    expect(text).toContain('Home Special offers Isuzu D-MAX with a tray');
    expect(text).toContain('$46,990');
    expect(text).toContain('Ends 17 June 2026');
    expect(text).toContain('5 Isuzu D-MAX in stock Search all Isuzu D-MAX');
    const html = await site.html('offers/isuzu/tray');
    expect(html.match(/<article class="card/g)).toHaveLength(4);
    expect(html).toContain(
      '<input type="hidden" name="offer" value="D-MAX with a tray, Isuzu D-MAX (tray)"/>',
    );
    expect(html).toContain('href="/offers/isuzu/service/"');
    expect(html).toContain('href="/search/isuzu/d-max/"');
  });

  test('an offer without a make has a page without stock', async () => {
    const html = await site.html('offers/check');
    expect(html).toContain('Second check free');
    expect(html).not.toContain('<article class="card');
  });

  test('a model page has the offers and some of the stock of that model', async () => {
    const text = await site.text('d-max');
    expect(text).toContain('2 special offers on the Isuzu D-MAX');
    expect(text).toContain('5 Isuzu D-MAX in stock');
    const html = await site.html('d-max');
    expect(html).toContain('href="/offers/isuzu/tray/"');
    expect(html).not.toContain('href="/offers/toyota/hybrid/"');
    expect(await site.html('offers/isuzu/tray')).toContain('href="/d-max/"');
    expect(await site.html('sitemap.xml')).toContain('/d-max/');
  });
});

describe('special offers of a single make, with a popup', () => {
  const site = buildDealer(dealer(offers.slice(0, 2), { singleManufacturer: 'Isuzu' }, POPUP), now);

  test('the make is left out of URLs, breadcrumbs and filters', async () => {
    expect(await site.text('offers/tray')).toContain('Home Special offers D-MAX with a tray');
    expect(await site.html('_redirects')).toContain('/offers/isuzu/tray/ /offers/tray/ 301');
    const list = await site.html('special-offers');
    expect(list).toContain('href="/offers/tray/"');
    expect(await site.text('special-offers')).not.toContain('Make Isuzu');
  });

  test('a popup is hidden data in the page, and absent from pages with a form', async () => {
    const html = await site.html('about-us');
    expect(html).toContain('/PopupDialog.');
    expect(html).not.toContain('<dialog');
    expect(await site.text('about-us')).not.toContain('A sale');
    for (const page of ['contact', 'service', 'success', 'special-offers', '404.html'])
      expect(await site.html(page)).not.toContain('popup');
  });
});
