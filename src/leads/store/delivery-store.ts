import type { DeliveryAttempt, HistoryEvent, LeadRecord, TargetHealth } from '#leads/intake/lead.ts';

/** Which deliveries somebody takes on. */
export interface LeaseRequest {
  /** What is due by then is taken. */
  readonly now: Date;
  /** Until then nobody else gets them; later they are anybody's again, because whoever took them may have died. */
  readonly until: Date;
  /** How many at most. */
  readonly limit: number;
  /** This lead's alone. */
  readonly id?: string;
}

/**
 * The part of a lead store that is about delivery. Every method rejects when the store cannot do it, and may then be
 * repeated: none does harm when it is done twice.
 */
export interface DeliveryStore {
  /** Takes on deliveries that are due and that nobody works on, the first due first. */
  lease(site: string, request: LeaseRequest): Promise<LeadRecord[]>;
  /** Notes one try: in the history, and as the target's receipt where it was its last word. */
  recordAttempt(site: string, id: string, attempt: DeliveryAttempt): Promise<void>;
  /** Ends the work on a leased delivery: it is over (undefined), or to be tried again. */
  settle(
    site: string,
    id: string,
    next: { readonly due_at: string; readonly tries: number } | undefined,
  ): Promise<void>;
  /** All that wait for another try are due now. */
  retryAllNow(site: string, now: Date): Promise<void>;
  /**
   * Begins the delivery of a kept lead, whatever became of it before: of one that is held, too. Targets that have it
   * do not get it again. False where there is no such lead.
   */
  redeliver(site: string, id: string, now: Date): Promise<boolean>;
  /** One lead whole. */
  findRecord(site: string, id: string): Promise<LeadRecord | undefined>;
  /** Every lead of a dealer, in no particular order. */
  listRecords(site: string): AsyncIterable<LeadRecord>;
  /** Removes a lead and everything about it; that it was done stays in the history. False where there is no such lead. */
  erase(site: string, id: string, now: Date): Promise<boolean>;
  /** What was done with a dealer's leads, or with one of them, oldest first. */
  history(site: string, id?: string): Promise<HistoryEvent[]>;
  /** How a dealer's targets have been; those without an entry were never in trouble. */
  health(site: string): Promise<TargetHealth[]>;
  setHealth(site: string, health: TargetHealth): Promise<void>;
}
