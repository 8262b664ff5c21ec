import { expect, test } from 'vitest';
import { PICTURE_QUALITIES, PICTURE_RATIOS, PICTURE_WIDTHS } from '#domain/picture-sizes.ts';
import { assertListedSize, parseImageRequest } from '#host/images/image-request.ts';

const SIZES = {
  widths: [...PICTURE_WIDTHS],
  ratios: Object.values(PICTURE_RATIOS),
  qualities: [45, ...Object.values(PICTURE_QUALITIES)],
};

const check = (query: string) => () =>
  assertListedSize(parseImageRequest(new URLSearchParams(`url=/a.jpg&${query}`)), SIZES);

test.each([
  ['a card', 'w=480&q=45'],
  ['a preview', 'w=1200&h=630&fit=cover&q=45'],
  ['a slide', 'w=1920&h=540&fit=cover&q=45'],
  ['a photo of a brochure', 'w=1080&h=720&fit=cover&q=70&fm=jpg'],
  ['a pin on the map', 'w=600&q=75'],
])('%s is made: %s', (_, query) => expect(check(query)).not.toThrow());

test.each([
  ['w=481&q=45', 'w: not supported.'],
  ['q=45', 'w: not supported.'],
  ['w=480&h=481&q=45', 'h, fit: not supported together with this w.'],
  ['w=480&h=100&fit=fill&q=45', 'h, fit: not supported together with this w.'],
  ['w=1200&h=631&fit=cover&q=45', 'h, fit: not supported together with this w.'],
  ['w=1200&h=630&fit=cover&position=top&q=45', 'position: not supported.'],
  ['w=480&q=46', 'q: not supported. Use one of 45, 75, 70.'],
  ['w=480&q=45&fm=png', 'fm: not supported.'],
])('no page asks for %s', (query, problem) => expect(check(query)).toThrow(problem));
