import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Promo, promoSchema } from '#domain/promo/promo.ts';
import { buildPromoTiles } from '#features/promo/promo-tile.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const promo = (over: object): Promo =>
  v.parse(promoSchema, {
    imageId: 'sell.webp',
    altText: 'We buy cars',
    backgroundColour: '#12352f',
    position: 4,
    ...over,
  });
const tiles = (promos: Promo[], now: string) =>
  buildPromoTiles(
    { ...makeSite({ state: 'qld' }), promos, assets: new Map([['sell.webp', '/assets/sell.1a2b.webp']]) },
    new Date(now),
  );

test('a tile has its picture in three widths, its colour and its link', () => {
  expect(tiles([promo({ link: '/sell-your-car/' })], '2026-06-17T00:00:00Z')).toEqual([
    {
      id: 'promo-0',
      src: '/.netlify/images?url=/assets/sell.1a2b.webp&w=400&q=45',
      srcset: expect.stringMatching(/400w, .*700w, .*w=1000&q=45 1000w$/),
      alt: 'We buy cars',
      background: '#12352f',
      href: '/sell-your-car/',
      from: null,
      until: null,
      position: 4,
      display: ['new', 'used', 'demo'],
      strictDisplay: false,
    },
  ]);
});

test.each([
  ['2026-06-18T13:59:59Z', 1],
  ['2026-06-18T14:00:00Z', 0],
])('one that is over at %s is not in the page any more: %i', (now, count) => {
  expect(tiles([promo({ expiry: '2026-06-18' })], now)).toHaveLength(count);
});

test('one that has not begun is, because its day may come while the page stands', () => {
  expect(tiles([promo({ start: '2026-07-01' })], '2026-06-17T00:00:00Z')).toHaveLength(1);
});

test('each tile has an id of its own, whichever of them are over', () => {
  const promos = [promo({}), promo({ expiry: '2026-06-01' }), promo({})];
  expect(tiles(promos, '2026-06-17T00:00:00Z').map(({ id, href }) => [id, href])).toEqual([
    ['promo-0', null],
    ['promo-2', null],
  ]);
});
