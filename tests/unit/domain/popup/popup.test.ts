import * as v from 'valibot';
import { expect, test } from 'vitest';
import { popupEnd, popupSchema } from '#domain/popup/popup.ts';
import { popupKey } from '#domain/popup/popup-key.ts';

const popup = {
  src: 'sale.webp',
  expiryDate: '2026-06-30',
  linkTo: '/special-offers/',
  title: 'Sale',
  description: 'Until the end of June.',
  buttonText: 'See the offers',
};

test('a popup has a picture, a last day, a link, a title, a description and a button text', () => {
  expect(v.parse(popupSchema, popup)).toEqual({ ...popup, after: null, except: [] });
});

test.each(Object.keys(popup))('a popup without %s is rejected', (key) => {
  expect(v.is(popupSchema, { ...popup, [key]: undefined })).toBe(false);
});

test.each(['javascript:alert(1)', '//elsewhere.example', 'offers.html'])(
  'its link may not be %s',
  (linkTo) => {
    expect(v.is(popupSchema, { ...popup, linkTo })).toBe(false);
  },
);

test("it ends with its last day in the dealer's time zone", () => {
  expect(popupEnd(popup, 'Australia/Sydney')).toBe(Date.parse('2026-06-30T14:00:00Z'));
});

test('another picture or last day makes another popup; other texts do not', () => {
  const key = popupKey(popup);
  expect(key).toMatch(/^popup:[0-9a-z]+$/);
  expect(popupKey({ ...popup, src: 'other.webp' })).not.toBe(key);
  expect(popupKey({ ...popup, expiryDate: '2026-07-31' })).not.toBe(key);
  const reworded = { ...popup, title: 'Sale!' };
  expect(popupKey(reworded)).toBe(key);
});

test.each([
  [{ after: { scroll: 50 } }, true],
  [{ after: { seconds: 30 } }, true],
  [{ after: { scroll: 50, seconds: 30 } }, true],
  [{ after: {} }, false],
  [{ after: { scroll: 101 } }, false],
  [{ after: { seconds: 0 } }, false],
  [{ except: ['car', 'search'] }, true],
  [{ except: ['reserve'] }, false],
])('%j is valid: %s', (changes, valid) => {
  expect(v.is(popupSchema, { ...popup, ...changes })).toBe(valid);
});

test('a popup that waits for nothing is told what it can wait for', () => {
  expect(v.safeParse(popupSchema, { ...popup, after: {} }).issues?.map(({ message }) => message)).toEqual([
    'must have "scroll" or "seconds"',
  ]);
});
