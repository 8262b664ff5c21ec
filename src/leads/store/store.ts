import type {
  DeliveryAttempt,
  HistoryEvent,
  Lead,
  LeadRecord,
  Notice,
  PendingDelivery,
  TargetHealth,
  TrackedEvent,
} from '#leads/intake/lead.ts';
import type { LeadState } from '#leads/intake/lead-state.ts';

/** The deliveries that a process takes on. */
export interface LeaseRequest {
  /** Deliveries due by this time are taken. */
  readonly now: Date;
  /** When the lease ends: from then on any process may take them, because this one may have crashed. */
  readonly until: Date;
  /** The most deliveries to take. */
  readonly limit: number;
  /** Only the delivery of this lead. */
  readonly id?: string;
}

/** When a delivery is attempted again. */
export interface NextAttempt {
  readonly due_at: string;
  /** Attempts so far. */
  readonly tries: number;
}

/** What a process has taken on. */
export interface Lease {
  /** When it ends. */
  readonly until: Date;
  /** ISO time at which the delivery was due. */
  readonly due_at: string;
}

/** The deliveries that are still to be made. */
export interface DeliveryQueue {
  /** Takes on deliveries that are due and not leased, the earliest first. */
  lease(site: string, request: LeaseRequest): Promise<LeadRecord[]>;
  /**
   * Records one attempt: in the history, and as the target's receipt if it was final. A receipt that says "delivered" stays:
   * an answer may come when the lease has run out and another process has delivered the lead.
   */
  recordAttempt(site: string, id: string, attempt: DeliveryAttempt): Promise<void>;
  /**
   * Ends the work on a leased delivery: it is over (undefined), or is attempted again. If the delivery was started again
   * meanwhile, only the lease ends; if another process has taken it on, nothing changes.
   */
  settle(site: string, id: string, next: NextAttempt | undefined, lease?: Lease): Promise<void>;
  /** Makes every delivery that waits for another attempt due now. */
  retryAllNow(site: string, now: Date): Promise<void>;
  /**
   * Starts the delivery of a stored lead again, whatever its state: a held lead too. Targets that have accepted it do
   * not get it again. False if there is no such lead.
   */
  redeliver(site: string, id: string, now: Date): Promise<boolean>;
}

/** How many leads of a dealer are in each state, and since when the pending ones wait. */
export interface LeadCounts {
  readonly counts: Readonly<Record<LeadState, number>>;
  /** ISO time at which the oldest pending lead was received; null = none is pending. */
  readonly oldest_pending: string | null;
  /** ISO time of the earliest attempt that is still to be made; null = none is pending. */
  readonly next_due: string | null;
}

/** Stored leads with everything about them. */
export interface LeadRecords {
  findRecord(site: string, id: string): Promise<LeadRecord | undefined>;
  /** Every lead of a dealer, in no particular order. */
  listRecords(site: string): AsyncIterable<LeadRecord>;
  /** Leads that go nowhere until somebody acts: held ones and dead letters. Does not read all leads. */
  listStuck(site: string): Promise<LeadRecord[]>;
  /** Counts a dealer's leads by state. Quick enough to be asked every few seconds, except on Netlify Blobs. */
  countLeads(site: string): Promise<LeadCounts>;
  /** Removes a lead and everything about it; the history records the erasure. False if there is no such lead. */
  erase(site: string, id: string, now: Date): Promise<boolean>;
  /** The history of a dealer's leads, or of one of them, oldest first. */
  history(site: string, id?: string): Promise<HistoryEvent[]>;
}

/** An exclusive right: a solved captcha belongs to the lead that first used it. */
export interface Claim {
  readonly key: string;
  /** The id of the lead that claims it. */
  readonly owner: string;
  /** The time after which it may be deleted. */
  readonly until: Date;
}

/**
 * The store of leads. Every method rejects if the store fails: then nothing has been acknowledged, and it may be called
 * again, because doing it twice does no harm.
 */
export interface LeadStore extends DeliveryQueue, LeadRecords {
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
  /** The recent health of a dealer's targets. Targets without an entry never failed. */
  health(site: string): Promise<TargetHealth[]>;
  setHealth(site: string, health: TargetHealth): Promise<void>;
  /** The notices to a dealer's staff. */
  notices(site: string): Promise<Notice[]>;
  /** Replaces the notice with the same key. */
  saveNotice(site: string, notice: Notice): Promise<void>;
  deleteNotice(site: string, key: string): Promise<void>;
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
