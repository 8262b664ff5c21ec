import type { DeliveryTarget } from './target-kind.ts';

/** The only target of a deploy preview: leads of people who try a page out never reach the dealer. */
export const PREVIEW_TARGET: DeliveryTarget = {
  name: 'preview',
  accepts: () => true,
  send: () => Promise.resolve({ outcome: 'delivered', note: 'not sent: this is a deploy preview' }),
};
