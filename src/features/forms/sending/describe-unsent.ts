import type { SendResult } from '#leads/outbox/send-lead.ts';

/** Precedes the reason why a form could not be sent. */
const NOT_SENT_TEXT = 'An error occurred when submitting this form';
export const QUEUED_TEXT =
  "Saved on this device. We'll send it when you're back online. You can close this page and come back later.";
/** For a browser that is offline and stores nothing. */
export const NOT_KEPT_TEXT =
  "You're offline and we couldn't save your enquiry on this device. Please send it again when you're back online.";
const WILL_RETRY_TEXT = "It's saved on this device and we'll try again for you.";

/** The outcome of a form that was not received: queued on the device, or not sent with the reasons. */
export function describeUnsent(
  result: Exclude<SendResult, { kind: 'received' }>,
): { readonly kind: 'queued' } | { readonly kind: 'unsent'; readonly texts: readonly string[] } {
  if (result.kind === 'unreachable') return { kind: 'queued' };
  const texts = [NOT_SENT_TEXT, result.error];
  return { kind: 'unsent', texts: result.kind === 'failed' ? [...texts, WILL_RETRY_TEXT] : texts };
}
