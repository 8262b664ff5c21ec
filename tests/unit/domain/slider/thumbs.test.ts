import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createStockScale, PRICE_PAGE_SCALE, type SliderScale } from '#domain/slider/scale.ts';
import {
  dragThumb,
  parseThumbInput,
  pressThumbKey,
  stepThumb,
  type Thumb,
  type Thumbs,
  toOpenRange,
  toThumbs,
} from '#domain/slider/thumbs.ts';
import { getRangeAttribute, type RangeAttribute } from '#search/state/attributes.ts';

const price = createStockScale(1000, 5990, 48_490);
const year = createStockScale(1, 2009, 2026);
const all = (scale: SliderScale) => toThumbs(scale, {});

type Act = (scale: SliderScale, thumbs: Thumbs, thumb: Thumb, value: number) => Thumbs;
const ACTS: Record<'drag' | 'key' | 'type', Act> = {
  drag: dragThumb,
  key: (scale, thumbs, thumb, value) => stepThumb(scale, thumbs, thumb, value > 100_000 ? 1 : -1),
  type: (scale, thumbs, thumb, value) => {
    const answer = parseThumbInput(scale, thumbs, thumb, String(Math.round(value)));
    return 'thumbs' in answer ? answer.thumbs : thumbs;
  },
};

describe('a dragged price snaps to the nearest 1000, and both ends stay reachable', () => {
  test.each<[Thumb, number, number]>([
    ['low', 20_499, 20_000],
    ['low', 20_500, 20_000],
    ['low', 20_501, 21_000],
    ['high', 20_499, 20_000],
    ['high', 20_500, 21_000],
    ['high', 20_501, 21_000],
    ['high', 48_490, 48_490],
    ['high', 48_246, 48_490],
    ['high', 48_244, 48_000],
    ['high', 99_999, 48_490],
    ['low', 5990, 5990],
    ['low', 5994, 5990],
    ['low', 5996, 6000],
    ['low', 0, 5990],
  ])('%s to %i stands at %i', (thumb, value, expected) => {
    expect(dragThumb(price, all(price), thumb, value)[thumb]).toBe(expected);
  });

  test.each<[RangeAttribute, number, number]>([
    ['km', 12_400, 12_000],
    ['year', 2018.4, 2018],
    ['subscription_price', 199.5, 199],
  ])('%s of %f stands at %i', (kind, value, expected) => {
    const scale = createStockScale(getRangeAttribute(kind).grain, 0, 250_000);
    expect(dragThumb(scale, all(scale), 'low', value).low).toBe(expected);
  });
});

describe('no thumb passes the other', () => {
  const thumbs = { low: 20_000, high: 30_000 };
  test.each<[Thumb, number, number]>([
    ['low', 29_000, 29_000],
    ['low', 30_000, 30_000],
    ['low', 99_999, 30_000],
    ['high', 21_000, 21_000],
    ['high', 20_000, 20_000],
    ['high', 0, 20_000],
  ])('%s to %i', (thumb, value, expected) => {
    expect(dragThumb(price, thumbs, thumb, value)).toEqual({ ...thumbs, [thumb]: expected });
  });

  test('on the price page a dragged thumb stops a step away, a typed one 1 away', () => {
    const scale = PRICE_PAGE_SCALE;
    expect(dragThumb(scale, thumbs, 'low', 40_000)).toEqual({ low: 29_500, high: 30_000 });
    expect(dragThumb(scale, thumbs, 'high', 10_000)).toEqual({ low: 20_000, high: 20_500 });
    const typed = (thumb: Thumb, text: string) => parseThumbInput(scale, thumbs, thumb, text);
    expect(typed('low', '30000')).toEqual({ thumbs: { low: 29_999, high: 30_000 } });
    expect(typed('low', '29999')).toEqual({ thumbs: { low: 29_999, high: 30_000 } });
    expect(typed('high', '20000')).toEqual({ thumbs: { low: 20_000, high: 20_001 } });
    expect(typed('high', '19400')).toEqual({ thumbs: { low: 19_500, high: 20_000 } });
  });

  test('after any actions the thumbs are within the scale, in order and the gap apart', () => {
    const [start, extent] = [fc.integer({ min: 0, max: 50_000 }), fc.integer({ min: 1, max: 250_000 })];
    const stock = fc
      .tuple(fc.constantFrom(1000, 1), start, extent)
      .map(([grain, min, width]) => createStockScale(grain, min, min + width));
    const scale = fc.oneof({ arbitrary: stock, weight: 2 }, fc.constant(PRICE_PAGE_SCALE));
    const move = fc.record({
      act: fc.constantFrom<keyof typeof ACTS>('drag', 'key', 'type'),
      thumb: fc.constantFrom<Thumb>('low', 'high'),
      value: fc.double({ min: -10_000, max: 400_000, noNaN: true }),
    });
    fc.assert(
      fc.property(scale, fc.array(move, { maxLength: 12 }), (over, moves) => {
        let thumbs = all(over);
        for (const { act, thumb, value } of moves) {
          thumbs = ACTS[act](over, thumbs, thumb, value);
          expect(thumbs.low).toBeGreaterThanOrEqual(over.min);
          expect(thumbs.high).toBeLessThanOrEqual(over.max);
          expect(thumbs.high - thumbs.low).toBeGreaterThanOrEqual(over.gap);
        }
      }),
    );
  });
});

describe('a key moves a thumb by a step, and always moves it', () => {
  test.each<[string, SliderScale, Thumb, string, number]>([
    ['a year up', year, 'low', 'ArrowRight', 2010],
    ['a year up', year, 'low', 'ArrowUp', 2010],
    ['a year down', year, 'high', 'ArrowLeft', 2025],
    ['ten years', year, 'low', 'PageUp', 2019],
    ['ten years down', year, 'high', 'PageDown', 2016],
    ['to the end', year, 'low', 'End', 2026],
    ['to the start', year, 'high', 'Home', 2009],
    ['not beyond the end', year, 'low', 'ArrowLeft', 2009],
    ['a thousand where a step is 425', price, 'low', 'ArrowRight', 7000],
    ['from an end to a full thousand', price, 'high', 'ArrowLeft', 47_000],
    ['500 on the price page', PRICE_PAGE_SCALE, 'low', 'ArrowRight', 5500],
  ])('%s', (_, scale, thumb, key, value) => {
    expect(pressThumbKey(scale, all(scale), thumb, key)).toEqual({ ...all(scale), [thumb]: value });
  });

  test('other keys are ignored', () => expect(pressThumbKey(year, all(year), 'low', 'Tab')).toBeUndefined());
});

const BELOW = 'Cannot refine below the range minimum';
const ABOVE = 'Cannot refine above the range maximum';

test.each<[Thumb, string, number | string]>([
  ['low', '5990', 5990],
  ['low', '5989', BELOW],
  ['low', '-1', BELOW],
  ['high', '48490', 48_490],
  ['high', '48491', ABOVE],
  ['low', '48491', ABOVE],
  ['low', '20k', 20_000],
  ['low', '$20.6 K', 21_000],
  ['low', '20000 km', 20_000],
  ['low', '20k km', 20_000],
  ['high', '200k', ABOVE],
  ['high', 'a lot', 'Error with slider refinement'],
  ['high', '1-2', 'Error with slider refinement'],
  ['low', '$19,499', 19_000],
  ['high', '20 000 km', 20_000],
  ['high', ' ', 48_490],
])('a typed number out of the range is ignored: %s %j', (thumb, text, read) => {
  const expected =
    typeof read === 'string' ? { refused: read } : { thumbs: { ...all(price), [thumb]: read } };
  expect(parseThumbInput(price, all(price), thumb, text)).toEqual(expected);
});

describe('a typed number snaps as a dragged thumb does, and swaps with the other end beyond it', () => {
  const thumbs = { low: 20_000, high: 30_000 };
  test.each<[Thumb, string, Thumbs]>([
    ['low', '23333', { low: 23_000, high: 30_000 }],
    ['high', '23333', { low: 20_000, high: 23_000 }],
    ['low', '30000', { low: 30_000, high: 30_000 }],
    ['low', '40000', { low: 30_000, high: 40_000 }],
    ['high', '9999', { low: 10_000, high: 20_000 }],
  ])('%s %s', (thumb, text, expected) => {
    expect(parseThumbInput(price, thumbs, thumb, text)).toEqual({ thumbs: expected });
  });
});

describe('a thumb at its end leaves the range open there', () => {
  test.each<[{ min?: number; max?: number }, low: number, high: number]>([
    [{}, 5990, 48_490],
    [{ min: 10_000 }, 10_000, 48_490],
    [{ max: 10_000 }, 5990, 10_000],
    [{ min: 10_000, max: 20_000 }, 10_000, 20_000],
  ])('%j', (range, low, high) => {
    expect(toThumbs(price, range)).toEqual({ low, high });
    expect(toOpenRange(price, { low, high })).toEqual(range);
  });

  test('a range beyond the scale is shown at its end', () => {
    expect(toThumbs(price, { min: 1, max: 99_999 })).toEqual({ low: 5990, high: 48_490 });
    expect(toThumbs(price, { min: 99_998, max: 99_999 })).toEqual({ low: 48_490, high: 48_490 });
  });

  test.each([
    [{ min: 20_000, max: 20_000 }, 20_000],
    [{ min: 250_000, max: 250_000 }, 249_999],
    [{ max: 100 }, 5000],
  ])('the price page shows %j at least 1 apart', (range, low) => {
    expect(toThumbs(PRICE_PAGE_SCALE, range)).toEqual({ low, high: low + 1 });
  });
});
