import * as v from 'valibot';
import { expect, test } from 'vitest';
import { popupEnd, popupKey, popupSchema } from '#domain/popup/popup.ts';
import { messages } from '#tests/support/expect-fields.ts';

const popup = {
  ...{ src: 'sale.webp', expiryDate: '2026-06-30', linkTo: '/special-offers/' },
  ...{ title: 'Sale', description: 'Until the end of June.', buttonText: 'See the offers' },
};

test('a popup has a picture, a last day, a link, a title, a description and a button text', () => {
  expect(v.parse(popupSchema, popup)).toEqual({ ...popup, after: null, except: [] });
});

test.each(Object.keys(popup))('a popup without %s is rejected', (key) => {
  expect(v.is(popupSchema, { ...popup, [key]: undefined })).toBe(false);
});

test('its link is safe, and a page that it leads to is linked to as it is linked to everywhere', () => {
  expect(v.is(popupSchema, { ...popup, linkTo: 'javascript:alert(1)' })).toBe(false);
  expect(v.parse(popupSchema, { ...popup, linkTo: '/special-offers' }).linkTo).toBe('/special-offers/');
});

test("it ends with its last day in the dealer's time zone", () => {
  expect(popupEnd(popup, 'Australia/Sydney')).toBe(Date.parse('2026-06-30T14:00:00Z'));
});

test('a popup is known again by the same key', () => {
  // FNV-1a, 32 bits, of "sale.webp 2026-06-30" in UTF-8, in base 36.
  for (const src of ['sale.webp', 'été.webp'])
    expect(popupKey({ ...popup, src })).toBe(`popup:${fnv1a(Buffer.from(`${src} 2026-06-30`)).toString(36)}`);
});

/** As the definition has it, in whole numbers without end. */
function fnv1a(bytes: Uint8Array): bigint {
  let hash = 2_166_136_261n;
  for (const byte of bytes) hash = ((hash ^ BigInt(byte)) * 16_777_619n) % 2n ** 32n;
  return hash;
}

test('another picture or last day makes another popup; other texts do not', () => {
  const key = popupKey(popup);
  expect(key).toMatch(/^popup:[0-9a-z]+$/);
  expect(popupKey({ ...popup, src: 'other.webp' })).not.toBe(key);
  expect(popupKey({ ...popup, expiryDate: '2026-07-31' })).not.toBe(key);
  const reworded = { ...popup, title: 'Sale!' };
  expect(popupKey(reworded)).toBe(key);
});

test.each([
  [{ after: { scroll: 50, seconds: 30 } }, true],
  [{ after: {} }, false],
  [{ after: { scroll: 1 } }, true],
  [{ after: { scroll: 0 } }, false],
  [{ after: { scroll: 100 } }, true],
  [{ after: { scroll: 101 } }, false],
  [{ after: { seconds: 1 } }, true],
  [{ after: { seconds: 0 } }, false],
  [{ after: { seconds: 600 } }, true],
  [{ after: { seconds: 601 } }, false],
  [{ after: { seconds: 30, minutes: 1 } }, false],
  [{ after: null, except: [] }, true],
  [{ colour: 'red' }, false],
  [{ except: ['car', 'search'] }, true],
  [{ except: ['reserve'] }, false],
])('%j is valid: %s', (changes, valid) => expect(v.is(popupSchema, { ...popup, ...changes })).toBe(valid));

test('a popup that waits for nothing is told what it can wait for', () => {
  expect(messages(popupSchema, { ...popup, after: {} })).toEqual(['must have "scroll" or "seconds"']);
});
