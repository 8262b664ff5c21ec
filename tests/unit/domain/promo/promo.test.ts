import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { CarType } from '#domain/car/car-type.ts';
import { promoSchema } from '#domain/promo/promo.ts';
import {
  findActivePromos,
  type PromoSchedule,
  placePromos,
  toPromoSchedule,
} from '#domain/promo/promo-schedule.ts';
import { formatIssues } from '#site/errors/format-issues.ts';
import { expectFields } from '#tests/support/expect-fields.ts';

const PROMO = { imageId: 'a.webp', altText: 'Sell us your car', backgroundColour: '#0b49c4', position: 4 };

test('optional fields of a promo have defaults', () => {
  const defaults = { start: null, expiry: null, strictDisplay: false, link: null };
  expect(v.parse(promoSchema, PROMO)).toEqual({ ...PROMO, ...defaults, display: ['new', 'used', 'demo'] });
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
  const days = { start: '2026-06-01', expiry: '2026-06-30' };
  expectFields(promoSchema, { ...PROMO, ...days, display: ['used', 'new', 'demo'], strictDisplay: false });
});

const ALWAYS: PromoSchedule = {
  from: null,
  until: null,
  position: 1,
  display: ['used', 'new', 'demo'],
  strictDisplay: false,
};
const NOW = new Date('2026-06-17T00:30:00Z');
const shown = (promo: Partial<PromoSchedule>, chosen: readonly CarType[] = [], now = NOW) =>
  findActivePromos([{ ...ALWAYS, ...promo }], chosen, now).length === 1;

describe("a promo is shown from the start of its first day to the end of its last, in the dealer's time zone", () => {
  const promo = { ...ALWAYS, start: '2026-06-17', expiry: '2026-06-18' };
  const days = { imageId: 'a.webp', altText: 'A', backgroundColour: '#000000', link: null };
  test.each([
    ['Australia/Brisbane', '2026-06-16T13:59:59.999Z', false],
    ['Australia/Brisbane', '2026-06-16T14:00:00.000Z', true],
    ['Australia/Brisbane', '2026-06-18T13:59:59.999Z', true],
    ['Australia/Brisbane', '2026-06-18T14:00:00.000Z', false],
    ['Australia/Perth', '2026-06-16T15:59:59.999Z', false],
    ['Australia/Perth', '2026-06-16T16:00:00.000Z', true],
  ])('in %s at %s: %s', (zone, now, expected) => {
    const showing = toPromoSchedule({ ...promo, ...days }, zone);
    expect(findActivePromos([showing], [], new Date(now)).length === 1).toBe(expected);
  });

  test('without days it is always shown', () => {
    expect(toPromoSchedule({ ...promo, ...days, start: null, expiry: null }, 'Australia/Perth')).toEqual(
      ALWAYS,
    );
  });
});

test.each<[CarType[], CarType[], plain: boolean, strict: boolean]>([
  [['used'], [], true, false],
  [['used'], ['used'], true, true],
  [['used'], ['new'], false, false],
  [['used'], ['new', 'used'], true, false],
  [['used', 'demo'], ['demo'], true, true],
  [['used', 'demo'], ['new', 'demo'], true, false],
  [['used', 'demo'], ['used', 'demo'], true, false],
  [['used', 'demo'], ['new'], false, false],
])(
  'a promo is shown if one of its car types is selected, or none is; a strict promo is shown only if one of its car types is the only selected one: for %j when %j is chosen: %s, %s',
  (display, chosen, plain, strict) => {
    expect(shown({ display }, chosen)).toBe(plain);
    expect(shown({ display, strictDisplay: true }, chosen)).toBe(strict);
  },
);

describe('a promo appears before the car at its position, counted over all pages', () => {
  /** The cars that a promo comes before, once for each promo there. */
  const before = (positions: number[], page: number, count: number) => {
    const promos = positions.map((position) => ({ position }));
    const placed = [...placePromos(promos, { page, pageSize: 21, count })];
    return placed.flatMap(([car, there]) => there.map(() => car));
  };
  test.each<[string, number[], number, number, number[]]>([
    ['first of all', [1], 0, 21, [0]],
    ['before the third car', [3], 0, 21, [2]],
    ['before the last car of a page', [21], 0, 21, [20]],
    ['on the next page', [22], 0, 21, []],
    ['first on the second page', [22], 1, 21, [0]],
    ['on the page before', [21], 1, 21, []],
    ['two in one place', [4, 4], 0, 21, [3, 3]],
    ['two places', [4, 8], 0, 21, [3, 7]],
    ['after the last of a short list', [8], 0, 2, [2]],
    ['nowhere in an empty list', [1], 0, 0, []],
  ])('%s', (_, positions, page, count, cars) => expect(before(positions, page, count)).toEqual(cars));
});
