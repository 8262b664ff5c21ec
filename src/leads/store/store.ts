import type { Lead, PendingDelivery, TrackedEvent } from '#leads/intake/lead.ts';
import type { DeliveryStore } from './delivery-store.ts';

/** A right that only one may have: a solved captcha belongs to the lead it was first sent with. */
export interface Claim {
  readonly key: string;
  /** Who asks for it: a lead's id. */
  readonly owner: string;
  /** When it may be forgotten. */
  readonly until: Date;
}

/** Where leads are kept. Every method rejects when the store cannot do it: then nothing was promised to anybody. */
export interface LeadStore extends DeliveryStore {
  /**
   * Keeps a lead, and its delivery where there is to be one. Both are durable when this resolves. A lead that is there
   * already stays as it is, and its delivery is not begun again.
   */
  save(lead: Lead): Promise<void>;
  find(site: string, id: string): Promise<Lead | undefined>;
  /** The leads of a dealer that have yet to be delivered. */
  listPending(site: string): Promise<PendingDelivery[]>;
  /** Takes a claim unless somebody has it, and says who has it now. */
  claim(claim: Claim): Promise<string>;
  track(event: TrackedEvent): Promise<void>;
  /** What was tracked for a dealer, oldest first. */
  listTrackedEvents(site: string): Promise<TrackedEvent[]>;
  /** Finishes what is under way and lets go of the files. */
  close(): Promise<void>;
}
