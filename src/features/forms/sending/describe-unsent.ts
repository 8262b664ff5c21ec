import type { SendResult } from '#leads/outbox/send-lead.ts';

/** Above what is said about a form that could not be sent. */
const NOT_SENT_TEXT = 'An error occurred when submitting this form';
const WILL_RETRY_TEXT = 'It is kept on this device and will be sent again by itself.';

/** What became of a form that has not arrived. */
export function describeUnsent(
  answer: Exclude<SendResult, { kind: 'received' }>,
): { readonly kind: 'kept' } | { readonly kind: 'unsent'; readonly texts: readonly string[] } {
  if (answer.kind === 'unreachable') return { kind: 'kept' };
  const texts = [NOT_SENT_TEXT, answer.error];
  return { kind: 'unsent', texts: answer.kind === 'failed' ? [...texts, WILL_RETRY_TEXT] : texts };
}
