import { Webhook } from 'standardwebhooks';

let sentCount = 0;

/** The headers of a message signed with the reference library. */
export function signHeaders(
  secret: string,
  body: string,
  { id = `msg_${++sentCount}`, at }: { readonly id?: string; readonly at: Date },
): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
}

/** A dealer's secret: the same for the same letter. */
export function makeSecret(letter: string): string {
  return `whsec_${Buffer.alloc(32, letter).toString('base64')}`;
}
