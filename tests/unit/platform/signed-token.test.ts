import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type SigningOptions, signToken, verifyToken } from '#platform/signed-token.ts';

const seal: SigningOptions = { secret: 'a secret', site: 'example', purpose: 'lookup' };
const schema = v.object({ text: v.string() });

test('a signed token gives its value back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(verifyToken(signToken({ text }, seal), schema, seal)).toEqual({ text });
    }),
  );
});

test('a token with one changed character is invalid', () => {
  const text = signToken({ text: 'a' }, seal);
  fc.assert(
    fc.property(fc.nat(text.length - 1), fc.constantFrom('A', 'b', '.', ''), (at, other) => {
      fc.pre(text[at] !== other);
      expect(verifyToken(text.slice(0, at) + other + text.slice(at + 1), schema, seal)).toBeUndefined();
    }),
  );
});

test.each([
  ['another secret', { ...seal, secret: 'other' }],
  ['another dealer', { ...seal, site: 'other' }],
  ['another purpose', { ...seal, purpose: 'valuation' } as const],
])('under %s it is worth nothing', (_, other) => {
  expect(verifyToken(signToken({ text: 'a' }, seal), schema, other)).toBeUndefined();
});

test('a token of another shape is invalid', () => {
  expect(verifyToken(signToken({ word: 'a' }, seal), schema, seal)).toBeUndefined();
});

test('a token from before an upgrade of the site is valid', () => {
  const token = 'eyJ0ZXh0IjoiYSJ9.2lJyl1cM-UuTvrm9cp0bN2QLCtxn5ZzBFVF_rqeasDs';
  expect(signToken({ text: 'a' }, seal)).toBe(token);
  expect(verifyToken(token, schema, seal)).toEqual({ text: 'a' });
});

test('a token with less or more than a text and its signature is invalid', () => {
  const token = signToken({ text: 'a' }, seal);
  const [text = ''] = token.split('.');
  for (const other of ['', '.', text, `${text}.`, `${token}.`, `${token}.${token}`, `.${token}`])
    expect(verifyToken(other, schema, seal)).toBeUndefined();
});
