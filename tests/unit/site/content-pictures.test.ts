import * as v from 'valibot';
import { expect, test } from 'vitest';
import { dealershipSchema } from '#domain/location/dealership.ts';
import { resolveContentPictures } from '#site/content-pictures.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makePart } from '#tests/support/factories/make-part.ts';

const sources = {
  assets: [{ name: 'parts/bar.svg', file: 'x', url: '/assets/parts/bar.1a2b3c4d.svg' }],
  imageHosts: ['photos.example.com'],
};
const find = (image: string | null) => resolveContentPictures('', { parts: [makePart({ image })] }, sources);

test.each([
  [null, null],
  ['parts/bar.svg', '/assets/parts/bar.1a2b3c4d.svg'],
  ['https://photos.example.com/bar.jpg', 'https://photos.example.com/bar.jpg'],
])('the picture %s is shown from %s', (image, address) => {
  expect(find(image)).toEqual({ content: { parts: [makePart({ image: address })] }, problems: [] });
});

test.each([
  [
    'bars.svg',
    'parts.json: 0.image: is "bars.svg", which is not in assets/. Put the file there, or write its https address.',
  ],
  [
    'https://elsewhere.example.com/bar.jpg',
    'parts.json: 0.image: is "https://elsewhere.example.com/bar.jpg", on a host that pages may not load from. Add the host to imageHosts in site.ts.',
  ],
])('the picture %s is reported', (image, problem) => {
  expect(find(image).problems).toEqual([problem]);
});

test('a location has its picture and the small one, by their published addresses', () => {
  const image = { url: 'parts/bar.svg', thumb: { url: 'https://photos.example.com/bar.jpg' } };
  const locations = [makeLocation({ image }), makeLocation()];
  const { content, problems } = resolveContentPictures('', { locations }, sources);
  expect(problems).toEqual([]);
  expect(content.locations.map((location) => location.image)).toEqual([
    { url: '/assets/parts/bar.1a2b3c4d.svg', thumb: { url: 'https://photos.example.com/bar.jpg' } },
    null,
  ]);
});

test('a missing picture of a location or a missing logo is reported with the id of its entry', () => {
  const image = { url: 'yard.webp', thumb: { url: 'small.webp' } };
  const of = ({ problems }: { problems: readonly string[] }) =>
    problems.map((line) => line.split(': is ')[0]);
  expect(
    of(resolveContentPictures('', { locations: [makeLocation({ id: 'cairns', image })] }, sources)),
  ).toEqual(['locations.json: cairns.image.url', 'locations.json: cairns.image.thumb.url']);
  const dealership = v.parse(dealershipSchema, { id: '21', name: 'A', slug: 'a', logo: { url: 'a.svg' } });
  expect(of(resolveContentPictures('', { dealerships: [dealership] }, sources))).toEqual([
    'dealerships.json: 21.logo.url',
  ]);
});
