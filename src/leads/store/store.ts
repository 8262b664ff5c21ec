import type { HistoryEvent, Lead, LeadRecord, PendingDelivery, TrackedEvent } from '#leads/intake/lead.ts';
import type { DeliveryStore } from './delivery-store.ts';

/** An exclusive right: a solved captcha belongs to the lead that first used it. */
export interface Claim {
  readonly key: string;
  /** The id of the lead that claims it. */
  readonly owner: string;
  /** The time after which it may be deleted. */
  readonly until: Date;
}

/** The store of leads. Every method rejects if the store fails: then nothing has been acknowledged. */
export interface LeadStore extends DeliveryStore {
  /**
   * Records a lead, with its delivery if it has one. Both are durable when this resolves. A lead that is recorded already
   * remains unchanged, and its delivery is not started again.
   */
  save(lead: Lead): Promise<void>;
  find(site: string, id: string): Promise<Lead | undefined>;
  /** A dealer's pending deliveries. */
  listPending(site: string): Promise<PendingDelivery[]>;
  /** Takes a claim unless it is taken; returns its owner. */
  claim(claim: Claim): Promise<string>;
  track(event: TrackedEvent): Promise<void>;
  /** A dealer's tracked events, oldest first. */
  listTrackedEvents(site: string): Promise<TrackedEvent[]>;
  /** Removes a dealer's tracked events from before a time; returns how many. */
  eraseTrackedEvents(site: string, before: Date): Promise<number>;
  /** The dealers that have leads. */
  listSites(): Promise<string[]>;
  /** Runs work unless this or another process is at work on the same key. Resolves to whether it ran. */
  runExclusively(key: string, work: () => Promise<void>): Promise<boolean>;
  /** Removes from the store's files what erased records left there. */
  scrub(): Promise<void>;
  /** Finishes pending writes and closes the files. */
  close(): Promise<void>;
}

/** What a store needs to take over the leads of another. */
export interface LeadImport {
  /** Writes a lead, its delivery, receipts and history as they are. False, and nothing is written, if the lead is there. */
  importRecord(record: LeadRecord, history: readonly HistoryEvent[]): Promise<boolean>;
  /** Gives a lead that is there the delivery and receipts of a later state, and what its history does not have yet. */
  renewRecord(record: LeadRecord, events: readonly HistoryEvent[]): Promise<void>;
  /** Adds what the history says of leads that are erased. */
  importHistory(site: string, events: readonly HistoryEvent[]): Promise<void>;
}
