import { expect, test } from 'vitest';
import { findHomeImage, homeJsonLd } from '#features/home/home-json-ld.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

test('the dealer and its website, with absolute addresses', () => {
  const site = makeSite(
    { name: 'Example Motors', url: 'https://example.com.au', phones: { main: '07 5550 0121' } },
    { locations: [makeLocation()] },
  );
  const [dealer, website] = homeJsonLd(site, '/assets/yard.webp');
  expect(dealer).toMatchObject({
    '@type': 'Organization',
    name: 'Example Motors',
    url: 'https://example.com.au/',
    telephone: '07 5550 0121',
    image: 'https://example.com.au/assets/yard.webp',
    address: { '@type': 'PostalAddress', addressCountry: 'AU' },
  });
  expect(website).toMatchObject({ name: 'Example Motors', publisher: { '@id': dealer['@id'] } });
});

test('link previews show the photograph of the home page, else a car', () => {
  const cars = [makeCar({ primary_image_url: null }), makeCar({ primary_image_url: '/car.webp' })];
  expect(findHomeImage(makeSite({}, { cars }))).toBe('/car.webp');
  const home = { heading: 'Welcome', photo: 'yard.webp' };
  const assets = new Map([['yard.webp', '/assets/yard.1a2b.webp']]);
  expect(findHomeImage({ ...makeSite({ home }, { cars }), assets })).toBe('/assets/yard.1a2b.webp');
  expect(findHomeImage(makeSite())).toBeUndefined();
});
