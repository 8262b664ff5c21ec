import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PAGE_KINDS } from '#domain/page-kinds.ts';
import { type Popup, popupKey, popupSchema } from '#domain/popup/popup.ts';
import { buildPopupView } from '#features/popup/popup-view.ts';
import type { ContentPage } from '#site/content/pages.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const now = new Date('2026-06-17T00:00:00Z');
const popup = {
  src: 'sale.webp',
  expiryDate: '2026-06-17',
  linkTo: '/special-offers/',
  title: 'Sale',
  description: 'Until the end of June.',
  buttonText: 'See the offers',
  after: null,
  except: [],
};
/** A dealer's own page of text whose front matter names a form. */
const own: ContentPage = {
  path: '/book-a-service-here/',
  title: 'Book a service',
  description: 'At this workshop.',
  html: '',
  source: 'content/pages/book-a-service-here.md',
  indexed: true,
  locations: null,
  blocks: [],
  folds: false,
  form: 'service',
  location: null,
};
const site = {
  ...makeSite({ links: { finance: '/apply-for-finance/' } }),
  popup,
  assets: new Map([['sale.webp', '/assets/sale.1a2b3c4d.webp']]),
  pages: new Map([[own.path, own]]),
};

test.each([
  ['home', '/', true],
  ['search', '/search/', true],
  ['car', '/cars/a/', true],
  ['content', '/about-us/', true],
  ['offers', '/special-offers/', false],
  ['offer', '/offers/a/', false],
  ['contact', '/contact-us/a/', false],
  ['content', '/contact/', false],
  ['content', '/service/', false],
  ['content', '/book-a-service-here/', false],
  ['content', '/apply-for-finance/', false],
  ['content', '/success/', false],
  ['content', '/trade-in/offer/', false],
  ['favourites', '/favourites/', false],
  ['reserve', '/cars/a/checkout/', false],
  ['not-found', '/404/', false],
] as const)('on a page of the kind %s at %s there is a popup: %s', (kind, path, there) => {
  expect(buildPopupView(site, { kind, path }, now) !== undefined).toBe(there);
});

test('none on the kinds of pages that the dealer excepts', () => {
  const excepting = { ...site, popup: { ...popup, except: ['car' as const] } };
  expect(buildPopupView(excepting, { kind: 'car', path: '/cars/a/' }, now)).toBeUndefined();
  expect(buildPopupView(excepting, { kind: 'home', path: '/' }, now)).toBeDefined();
});

test('only pages that can show a popup may be excepted', () => {
  for (const [kind, facts] of Object.entries(PAGE_KINDS))
    expect({ kind, popup: v.is(popupSchema, { ...popup, except: [kind] }) }).toEqual({
      kind,
      popup: facts.popup,
    });
});

test('none where the dealer has none', () => {
  expect(buildPopupView({ ...site, popup: null }, { kind: 'home', path: '/' }, now)).toBeUndefined();
});

test.each([
  ['2026-06-17T13:59:59Z', true],
  ['2026-06-17T14:00:00Z', false],
])('its last day counts to the end, by the clock of the dealer: at %s it shows: %s', (at, there) => {
  expect(buildPopupView(site, { kind: 'home', path: '/' }, new Date(at)) !== undefined).toBe(there);
});

test('a page of another kind at the address of a form has the popup', () => {
  expect(buildPopupView(site, { kind: 'home', path: '/contact/' }, now)).toBeDefined();
});

test('all that the popup shows, and where it is remembered', () => {
  const delayed: Popup = { ...popup, after: { seconds: 5 } };
  expect(buildPopupView({ ...site, popup: delayed }, { kind: 'home', path: '/' }, now)).toEqual({
    title: 'Sale',
    description: 'Until the end of June.',
    buttonText: 'See the offers',
    linkTo: '/special-offers/',
    after: { seconds: 5 },
    key: popupKey(delayed),
    until: Date.parse('2026-06-17T14:00:00Z'),
    picture: {
      src: '/.netlify/images?url=/assets/sale.1a2b3c4d.webp&w=400&q=45',
      srcset: expect.stringMatching(/ 400w, .* 600w, .* 800w, .* 1200w$/),
    },
  });
});

test("a picture that is not among the dealer's files is taken as it is", () => {
  const view = buildPopupView({ ...site, assets: new Map() }, { kind: 'home', path: '/' }, now);
  expect(view?.picture.src).toContain('url=sale.webp&');
});
