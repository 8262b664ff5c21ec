import { expect, test } from 'vitest';
import { findOperationsUrl, hasOperatorToken } from '#operations/operator-token.ts';

const TOKEN = 'a-token-that-nobody-guesses';
const basic = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`;

test.each([
  ['the token', `Bearer ${TOKEN}`, true],
  ['the token of a program that writes the scheme small', `bearer ${TOKEN}`, true],
  ['the token as a browser’s password, under any name', basic(`anna:${TOKEN}`), true],
  ['the token as the password without a name', basic(`:${TOKEN}`), true],
  ['another', 'Bearer another-token-that-nobody-knows', false],
  ['another password', basic('anna:wrong'), false],
  ['the token as the name', basic(TOKEN), false],
  ['nothing', '', false],
  ['no header', null, false],
  ['another scheme', `Digest ${TOKEN}`, false],
])('%s', (_, header, accepted) => expect(hasOperatorToken(header, TOKEN)).toBe(accepted));

test.each([undefined, '', 'short'])('is never right while none of 24 characters is set: %s', (token) => {
  expect(hasOperatorToken(`Bearer ${token}`, token)).toBe(false);
  expect(hasOperatorToken('Bearer ', token)).toBe(false);
});

test.each([
  [
    { OPERATOR_HOST: 'Ops.Example.net', OPERATOR_TOKEN: 'x'.repeat(24) },
    'https://ops.example.net/operations/',
  ],
  [{ OPERATOR_HOST: 'ops.example.net' }, undefined],
  [{ OPERATOR_TOKEN: 'x'.repeat(24) }, undefined],
])('with %j the page for operators has the address %s', (env, url) => {
  expect(findOperationsUrl(env)).toBe(url);
});
