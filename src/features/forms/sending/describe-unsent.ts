import type { SendResult } from '#leads/outbox/send-lead.ts';

/** Precedes the reason why a form could not be sent. */
const NOT_SENT_TEXT = 'An error occurred when submitting this form';
const WILL_RETRY_TEXT = "It's saved on this device and we'll try again for you.";

/** The outcome of a form that was not received: queued on the device, or not sent with the reasons. */
export function describeUnsent(
  result: Exclude<SendResult, { kind: 'received' }>,
): { readonly kind: 'queued' } | { readonly kind: 'unsent'; readonly texts: readonly string[] } {
  if (result.kind === 'unreachable') return { kind: 'queued' };
  const texts = [NOT_SENT_TEXT, result.error];
  return { kind: 'unsent', texts: result.kind === 'failed' ? [...texts, WILL_RETRY_TEXT] : texts };
}
