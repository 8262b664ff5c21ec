import type { Answer } from '#leads/outbox/send-lead.ts';

/** Above what is said about a form that could not be sent. */
const NOT_SENT = 'An error occurred when submitting this form';
const TRIES_AGAIN = 'It is kept on this device and will be sent again by itself.';

/** What became of a form that has not arrived. */
export function unsentNews(
  answer: Exclude<Answer, { kind: 'received' }>,
): { readonly kind: 'kept' } | { readonly kind: 'unsent'; readonly texts: readonly string[] } {
  if (answer.kind === 'unreachable') return { kind: 'kept' };
  const texts = [NOT_SENT, answer.error];
  return { kind: 'unsent', texts: answer.kind === 'failed' ? [...texts, TRIES_AGAIN] : texts };
}
