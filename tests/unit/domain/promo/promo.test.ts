import * as v from 'valibot';
import { expect, test } from 'vitest';
import { promoSchema } from '#domain/promo/promo.ts';
import { formatIssues } from '#site/errors/format-issues.ts';
import { expectFields } from '#tests/support/expect-fields.ts';

const PROMO = { imageId: 'a.webp', altText: 'Sell us your car', backgroundColour: '#0b49c4', position: 4 };

test('optional fields of a promo have defaults', () => {
  expect(v.parse(promoSchema, PROMO)).toEqual({
    ...PROMO,
    start: null,
    expiry: null,
    display: ['new', 'used', 'demo'],
    strictDisplay: false,
    link: null,
  });
});

test.each([
  [{ backgroundColour: 'blue' }, 'backgroundColour: is "blue". Must be a colour of six hex digits'],
  [{ backgroundColour: '#fff;x' }, 'backgroundColour: is "#fff;x". Must be a colour of six hex digits'],
  [{ position: 0 }, 'position: is 0. Must be 1 or more.'],
  [{ position: 1.5 }, 'position: is 1.5. Must be a whole number.'],
  [{ altText: ' ' }, 'altText: is " ". Must describe the picture.'],
  [{ display: [] }, 'display: is a list. Must name one of: used, new, demo.'],
  [{ display: ['old'] }, 'display.0: is "old". '],
  [{ link: 'javascript:alert(1)' }, 'link: is "javascript:alert(1)". Must start with "https://"'],
  [{ link: '//elsewhere.example' }, 'link: is "//elsewhere.example". Must start with "https://"'],
  [{ start: 'soon' }, 'start: is "soon". Must be a day, such as "2026-12-26".'],
  [{ start: '2026-06-02', expiry: '2026-06-01' }, 'expiry: is "2026-06-01". Must not be before start.'],
  [{ strictdisplay: true }, 'strictdisplay: is not a known key. Did you mean "strictDisplay"?'],
])('%j is reported', (over, line) => {
  const parsed = v.safeParse(promoSchema, { ...PROMO, ...over });
  const lines = formatIssues('promos.json', parsed.issues ?? [], promoSchema);
  expect(lines).toEqual([expect.stringContaining(`promos.json: ${line}`)]);
});

test('its link is the address of a page, with or without a trailing slash', () => {
  expect(v.parse(promoSchema, { ...PROMO, link: '/fleet?from=promo' }).link).toBe('/fleet/?from=promo');
});

test('the first and last day may be the same', () => {
  expect(v.is(promoSchema, { ...PROMO, start: '2026-06-01', expiry: '2026-06-01' })).toBe(true);
});

test('a promo has every field of the specification, and unknown fields are rejected', () => {
  expectFields(promoSchema, {
    imageId: 'sell.webp',
    altText: 'We buy cars',
    backgroundColour: '#12352f',
    start: '2026-06-01',
    expiry: '2026-06-30',
    position: 4,
    display: ['used', 'new', 'demo'],
    strictDisplay: false,
  });
});
