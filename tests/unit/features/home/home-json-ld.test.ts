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

test('what a dealer has not is left out', () => {
  const [dealer, website] = homeJsonLd(makeSite({ url: 'https://example.com.au' }), undefined);
  expect(dealer).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': 'https://example.com.au/#dealer',
    name: 'Plain Motors',
    url: 'https://example.com.au/',
    description: 'Plain cars in Cairns.',
  });
  expect(website).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': 'https://example.com.au/#website',
    name: 'Plain Motors',
    url: 'https://example.com.au/',
    publisher: { '@id': 'https://example.com.au/#dealer' },
  });
});

test("the dealer's logo is among its files", () => {
  const site = makeSite({ url: 'https://example.com.au', brand: { colour: '#0b49c4', logo: 'logo.svg' } });
  const assets = new Map([['logo.svg', '/assets/logo.1a2b.svg']]);
  expect(homeJsonLd({ ...site, assets }, undefined)[0].logo).toBe(
    'https://example.com.au/assets/logo.1a2b.svg',
  );
  expect(homeJsonLd({ ...site, assets: new Map() }, undefined)[0]).not.toHaveProperty('logo');
});

test('without a photograph link previews show the first yard that has a picture, before any car', () => {
  const locations = [
    makeLocation({ name: 'Example Tully' }),
    makeLocation({ image: { url: '/yard.webp' } }),
    makeLocation({ image: { url: '/other.webp' } }),
  ];
  const cars = [makeCar({ primary_image_url: '/car.webp' })];
  expect(findHomeImage(makeSite({}, { cars, locations }))).toBe('/yard.webp');
});

test('a photograph that is not among the files of the dealer is none', () => {
  const home = { heading: 'Welcome', photo: 'yard.webp' };
  const cars = [makeCar({ primary_image_url: '/car.webp' })];
  expect(findHomeImage({ ...makeSite({ home }, { cars }), assets: new Map() })).toBe('/car.webp');
});
