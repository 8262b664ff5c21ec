import type { LeadStore } from '#leads/store/store.ts';
import type { Sender } from './delivery-target.ts';
import type { DealerFacts } from './outbound-lead.ts';

/** What delivering a dealer's leads needs of the world. */
export interface Desk {
  readonly store: LeadStore;
  readonly dealer: DealerFacts;
  readonly senders: readonly Sender[];
  now(): Date;
  /** 0 to 1. */
  random(): number;
  /** One line for whoever runs the site: never about a person. */
  log(line: string): void;
}
