import { expect, test, vi } from 'vitest';
import { createSharedHtml, STOCK_READ, trackReads } from '#scripts/build/track-reads.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
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

test.each(['cars', 'carsBySlug', 'priceHistory', 'formerModels'] as const)(
  'reading %s is reading the stock',
  (key) => {
    const tracked = trackReads(site);
    const end = tracked.startRecording();
    expect(tracked.site[key]).toBe(site[key]);
    expect(end()).toEqual([STOCK_READ]);
  },
);

test('reading the opening hours of a location is recorded with its id, reading its name is not', () => {
  const location = makeLocation();
  const tracked = trackReads(makeSite({}, { locations: [location] }));
  const end = tracked.startRecording();
  const [first] = tracked.site.locations;
  expect(first?.name).toBe(location.name);
  expect(end()).toEqual(['locations']);
  const endHours = tracked.startRecording();
  expect(first?.contact_detail.opening_hours).toBe(location.contact_detail.opening_hours);
  expect(endHours()).toEqual([`hours ${location.id}`]);
});

test('asking for a page is recorded with its address', () => {
  const tracked = trackReads(site);
  const end = tracked.startRecording();
  expect([tracked.hasPage('/stock/'), tracked.hasPage('/nowhere/')]).toEqual([true, false]);
  expect(end()).toEqual(['page /nowhere/', 'page /stock/']);
});

test('HTML that pages share is rendered once for each key', () => {
  const once = createSharedHtml(trackReads(makeSite()));
  const render = vi.fn(() => '<footer></footer>');
  expect([once('footer', render), once('footer', render)]).toEqual([
    '<footer></footer>',
    '<footer></footer>',
  ]);
  expect(render).toHaveBeenCalledTimes(1);
  expect(once('menu', () => '<nav></nav>')).toBe('<nav></nav>');
});

test('a page that shows shared HTML has read what its rendering read but the stock, besides its own', () => {
  const tracked = trackReads(makeSite());
  const once = createSharedHtml(tracked);
  const renderFooter = () => `${tracked.site.name} ${tracked.site.cars.length}`;
  once('footer', renderFooter);
  const end = tracked.startRecording();
  expect(tracked.site.home).toBeDefined();
  once('footer', renderFooter);
  expect(end()).toEqual(['home', 'name']);
});
