import { expect, test } from 'vitest';
import { STOCK_READ, trackReads } from '#scripts/build/track-reads.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeSite } from '#tests/support/factories/make-site.ts';

const site = makeSite({}, { cars: [makeCar()] });

test('a recording has the keys read until its end, however they were read', () => {
  const tracked = trackReads(site);
  const end = tracked.startRecording();
  const { name, home } = tracked.site;
  expect([name, home, 'footnote' in tracked.site]).toEqual([site.name, site.home, 'footnote' in site]);
  expect(end()).toEqual(['footnote', 'home', 'name']);
  expect(tracked.site.url).toBe(site.url);
  expect(end()).toEqual(['footnote', 'home', 'name']);
});

test('recordings that overlap both have what is read meanwhile', () => {
  const tracked = trackReads(site);
  const endPage = tracked.startRecording();
  const endMenu = tracked.startRecording();
  expect(tracked.site.name).toBe(site.name);
  expect(endMenu()).toEqual(['name']);
  tracked.addReads(['footnote']);
  expect(endPage()).toEqual(['footnote', 'name']);
});

test.each(['cars', 'carsBySlug', 'slugs', 'priceHistory'] as const)(
  'reading %s is reading the stock',
  (key) => {
    const tracked = trackReads(site);
    const end = tracked.startRecording();
    expect(tracked.site[key]).toBe(site[key]);
    expect(end()).toEqual([STOCK_READ]);
  },
);

test('asking for a page is recorded with its address', () => {
  const tracked = trackReads(site);
  const end = tracked.startRecording();
  expect([tracked.hasPage('/stock/'), tracked.hasPage('/nowhere/')]).toEqual([true, false]);
  expect(end()).toEqual(['page /nowhere/', 'page /stock/']);
});
