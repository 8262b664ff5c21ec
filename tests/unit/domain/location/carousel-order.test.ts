import { expect, test } from 'vitest';
import { sortForCarousel } from '#domain/location/carousel-order.ts';
import { groupByAddress } from '#domain/location/premises.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';

const at = (city: string, id: string, over = {}) =>
  makeLocation({ id, name: `Example ${city}`, address: { city }, ...over });
const places = groupByAddress([
  at('Tully', 'tully'),
  at('atherton', 'atherton'),
  at('Mareeba', 'mareeba', { name: 'Example Mareeba Sales' }),
  at('Mareeba', 'mareeba-service', { name: 'Example Mareeba Service', location_type: 'service' }),
  at('Cairns', 'cairns'),
]);

test.each([
  { why: 'by name, whatever its case', order: [], ids: ['atherton', 'cairns', 'mareeba', 'tully'] },
  { why: 'those of the order first', order: ['tully'], ids: ['tully', 'atherton', 'cairns', 'mareeba'] },
  {
    why: 'the order may name all',
    order: ['mareeba', 'tully', 'cairns', 'atherton'],
    ids: ['mareeba', 'tully', 'cairns', 'atherton'],
  },
  {
    why: 'any department stands for its place',
    order: ['mareeba-service'],
    ids: ['mareeba', 'atherton', 'cairns', 'tully'],
  },
  {
    why: 'by the department that is named first',
    order: ['mareeba-service', 'tully', 'mareeba'],
    ids: ['mareeba', 'tully', 'atherton', 'cairns'],
  },
])('the carousel sorts $why', ({ order, ids }) => {
  expect(sortForCarousel(places, order).map(({ main }) => main.id)).toEqual(ids);
});
