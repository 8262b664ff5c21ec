import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Seal, sealed, unsealed } from '#leads/valuation/signed-token.ts';

const seal: Seal = { secret: 'a secret', site: 'example', purpose: 'lookup' };
const schema = v.object({ text: v.string() });

test('what is sealed comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(unsealed(sealed({ text }, seal), schema, seal)).toEqual({ text });
    }),
  );
});

test('one changed character is enough to be none of ours', () => {
  const text = sealed({ text: 'a' }, seal);
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.constantFrom('A', 'b', '.', ''), (at, other) => {
      fc.pre(text[at] !== other);
      expect(unsealed(text.slice(0, at) + other + text.slice(at + 1), schema, seal)).toBeUndefined();
    }),
  );
});

test.each([
  ['another secret', { ...seal, secret: 'other' }],
  ['another dealer', { ...seal, site: 'other' }],
  ['another purpose', { ...seal, purpose: 'valuation' } as const],
])('under %s it is worth nothing', (_, other) => {
  expect(unsealed(sealed({ text: 'a' }, seal), schema, other)).toBeUndefined();
});

test('of another shape it is worth nothing', () => {
  expect(unsealed(sealed({ word: 'a' }, seal), schema, seal)).toBeUndefined();
});
