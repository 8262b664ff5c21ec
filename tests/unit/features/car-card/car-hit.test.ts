import { expect, test } from 'vitest';
import { asCarHit, toCardCar } from '#features/car-card/car-hit.ts';

const HIT = {
  objectID: 'c1',
  slug: '2021-toyota-hilux-c1',
  year: 2021,
  make: 'Toyota',
  model: 'HiLux',
  price: 24_990,
  created_at: 1_795_219_200,
  body: 'ute',
  transmission: 'Automatic',
  fuel: 'Diesel',
  photo: '/a.webp',
};
const card = (over: object = {}) => toCardCar(asCarHit({ ...HIT, ...over }));

test('a hit has the facts of a car under other names', () => {
  expect(card()).toMatchObject({
    id: 'c1',
    slug: '2021-toyota-hilux-c1',
    price: 24_990,
    created_at: '2026-11-21T00:00:00.000Z',
    simple_body: 'ute',
    simple_transmission: 'Automatic',
    simple_fuel: 'Diesel',
    manufacturer: { name: 'Toyota' },
    primary_image_url: '/a.webp',
    photos_count: 1,
  });
});

test('a hit without a price, a photo or a body is a car without one', () => {
  expect(card({ price: null, photo: null, body: null })).toMatchObject({
    price: 0,
    primary_image_url: null,
    photos_count: 0,
    simple_body: null,
  });
});
