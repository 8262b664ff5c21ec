import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { createSignatureHeaders, parseSigningSecret, toUnixTime } from '#platform/webhooks/signature.ts';

const secretOf = (bytes: number) => `whsec_${Buffer.alloc(bytes, 7).toString('base64')}`;

test.each([
  ['24 bytes in base64', secretOf(24), 24],
  ['32 bytes in base64', secretOf(32), 32],
  ['23 bytes', secretOf(23), undefined],
  ['nothing after whsec_', 'whsec_', undefined],
  ['a plain password', 'a plain password of many letters', undefined],
  ['what is no base64', 'whsec_0123456789012345678901234567890!', undefined],
  ['no secret', undefined, undefined],
])('the key in %s', (_, secret, length) => expect(parseSigningSecret(secret)?.length).toBe(length));

test('the reference library accepts our signatures', () => {
  const body = '{"type":"lead.received"}';
  const key = parseSigningSecret(secretOf(32)) ?? new Uint8Array();
  const message = { id: 'msg_1', timestamp: toUnixTime(new Date()), body: Buffer.from(body) };
  expect(new Webhook(secretOf(32)).verify(body, createSignatureHeaders(key, message))).toEqual(
    JSON.parse(body),
  );
  expect(() => new Webhook(secretOf(32)).verify(`${body} `, createSignatureHeaders(key, message))).toThrow();
});
