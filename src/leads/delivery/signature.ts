import { createHmac } from 'node:crypto';

/** What is wrong with a signing secret; undefined where nothing is. */
export function secretProblem(secret: string): string | undefined {
  const [, base64 = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret) ?? [];
  return Buffer.from(base64, 'base64').length >= 24
    ? undefined
    : 'is no signing secret: "whsec_" and at least 24 bytes in base64';
}

/** The headers by which a receiver knows that a body is ours, unchanged and new (Standard Webhooks, HMAC-SHA256). */
export function signatureHeaders(signed: {
  readonly id: string;
  readonly body: string;
  readonly secret: string;
  readonly now: Date;
}): Record<string, string> {
  const { id, body, secret, now } = signed;
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
