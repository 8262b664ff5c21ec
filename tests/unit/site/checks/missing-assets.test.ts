import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { promoSchema } from '#domain/promo/promo.ts';
import { findMissingAssets } from '#site/checks/site-problems.ts';
import type { Site } from '#site/site.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const asset = (name: string) => ({ name, file: `assets/${name}`, url: `/assets/${name}` });
const PROMO = v.parse(promoSchema, {
  imageId: 'sell.webp',
  altText: 'Sell us your car',
  backgroundColour: '#0b49c4',
  position: 1,
});

const COLOUR = '#0b49c4';
const HOME = { heading: 'h' };
const person = (name: string, photo?: string) => ({ name, role: 'Sales', ...(photo && { photo }) });

const SITES: readonly [key: string, name: string, site: Site][] = [
  ['site.ts: brand.logo', 'logo.svg', makeSite({ brand: { colour: COLOUR, logo: 'logo.svg' } })],
  ['site.ts: home.hero.1', 'ute.webp', makeSite({ home: { ...HOME, hero: ['yard.webp', 'ute.webp'] } })],
  ['site.ts: home.photo', 'yard-2.webp', makeSite({ home: { ...HOME, photo: 'yard-2.webp' } })],
  ['site.ts: home.sell.photo', 'keys.webp', makeSite({ home: { ...HOME, sell: { photo: 'keys.webp' } } })],
  [
    'site.ts: home.people.1.photo',
    'kim.webp',
    makeSite({ home: { ...HOME, people: [person('Jo'), person('Kim', 'kim.webp')] } }),
  ],
  ['site.ts: pagePhotos./careers/', 'shop.webp', makeSite({ pagePhotos: { '/careers/': 'shop.webp' } })],
  ['site.ts: makes.Halden.logo', 'halden.svg', makeSite({ makes: { Halden: { logo: 'halden.svg' } } })],
  [
    'content/promos.json: 1.imageId',
    'sell.webp',
    { ...makeSite(), promos: [{ ...PROMO, imageId: 'yard.webp' }, PROMO] },
  ],
];

describe('a picture that is named and not in assets/ is reported with its file and key', () => {
  test.each(SITES)('%s', (key, name, site) => {
    expect(findMissingAssets('plain', site, [asset('yard.webp'), asset('other.svg')])).toEqual([
      `plain/${key}: is "${name}", which is not in assets/. Put the file there, or write one of: yard.webp, other.svg.`,
    ]);
  });

  test.each(SITES)('%s, unless it is there', (_, name, site) => {
    expect(findMissingAssets('plain', site, [asset('yard.webp'), asset(name)])).toEqual([]);
  });
});

test('a dealer that names no pictures needs none', () => {
  expect(findMissingAssets('plain', makeSite({ home: { ...HOME, sell: false } }), [])).toEqual([]);
});

test('a dealer without any pictures is told so', () => {
  expect(findMissingAssets('plain', makeSite({ brand: { colour: COLOUR, logo: 'logo.svg' } }), [])).toEqual([
    'plain/site.ts: brand.logo: is "logo.svg", which is not in assets/. Put the file there, or write one of: none yet.',
  ]);
});
