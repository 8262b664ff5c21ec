import type { DealerFacts, OutboundLead } from '#leads/delivery/formats/outbound-lead.ts';
import type { DeliveryTarget } from '#leads/delivery/targets/target-kind.ts';
import type { LeadStore } from '#leads/store/store.ts';

/** The dependencies of the delivery of one dealer's leads. */
export interface DeliveryContext {
  readonly store: LeadStore;
  readonly dealer: DealerFacts;
  readonly targets: readonly DeliveryTarget[];
  /** Whether a lead goes to a target, by the dealer's routes. */
  isRouted(outbound: OutboundLead, target: string): boolean;
  now(): Date;
  /** 0 to 1. */
  random(): number;
  /** Logs one line, without personal data. */
  log(line: string): void;
}
