import type { DealerFacts } from '#leads/delivery/formats/outbound-lead.ts';
import type { DeliveryTarget } from '#leads/delivery/targets/delivery-target.ts';
import type { LeadStore } from '#leads/store/store.ts';

/** What the delivery of a dealer's leads depends on. */
export interface DeliveryContext {
  readonly store: LeadStore;
  readonly dealer: DealerFacts;
  readonly targets: readonly DeliveryTarget[];
  now(): Date;
  /** 0 to 1. */
  random(): number;
  /** One line for whoever runs the site: never about a person. */
  log(line: string): void;
}
