/** A value that JSON can hold; keys that are undefined are left out when it is written. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json | undefined };

/**
 * What becomes of a kept lead. `deliver`: it is sent to the dealer's targets. `held`: it waits for somebody to look at
 * it, because nothing says that a person sent it. `spam`: a program filled in the field that people do not see (T-68).
 */
export type Handling = 'deliver' | 'held' | 'spam';

/** One enquiry as it is kept, for good, before its sender is told so. */
export interface Lead {
  /** 32 hex digits, made from what was sent: see createLeadId. */
  readonly id: string;
  /** The dealer's slug. */
  readonly site: string;
  /** Which form it came from, or 'offer-accepted' and 'miscellaneous' for what follows a lead. */
  readonly form: string;
  /** ISO time at which it was accepted: with a ticked opt_in, the time of consent (T-64). */
  readonly received_at: string;
  /** ISO time at which the visitor's browser says it was sent, which may be days earlier; null = it does not say. */
  readonly sent_at: string | null;
  readonly handling: Handling;
  /** What the dealer's targets receive: for a lead, its payload. */
  readonly payload: JsonObject;
}

/** A lead that has yet to be delivered. */
export interface PendingDelivery {
  readonly id: string;
  /** ISO time of the next try. */
  readonly due_at: string;
  /** How often it was tried. */
  readonly tries: number;
}

/** One try to hand a lead to a target, and how it went. */
export interface DeliveryAttempt {
  /** The target's name in site.ts. */
  readonly target: string;
  /** ISO time. */
  readonly at: string;
  /** `delivered`: the target has it. `refused`: it never will (a dead letter). `failed`: it is to be tried again. */
  readonly outcome: 'delivered' | 'refused' | 'failed';
  /** What the target said: a status, a reference, why not. Never a word of the lead. */
  readonly note: string;
}

/** A target's last word about a lead: nothing is sent there again. */
export interface Receipt extends DeliveryAttempt {
  readonly outcome: 'delivered' | 'refused';
}

/** A lead with all that is known of its delivery. */
export interface LeadRecord {
  readonly lead: Lead;
  /** undefined = nothing is to be done. */
  readonly pending: PendingDelivery | undefined;
  /** At most one for each target. */
  readonly receipts: readonly Receipt[];
}

/** One line of the log of what was done with leads: only ever added to, and without a word about a person. */
export interface HistoryEvent {
  /** The lead's id. */
  readonly id: string;
  /** ISO time. */
  readonly at: string;
  readonly event: DeliveryAttempt['outcome'] | 'redelivered' | 'erased';
  /** The target's name; '' where no target took part. */
  readonly target: string;
  readonly note: string;
}

/** How a target has been lately. */
export interface TargetHealth {
  /** The target's name in site.ts. */
  readonly target: string;
  /** Tries in a row that failed, whichever the lead. */
  readonly failures: number;
}

/** Something a visitor did that the dealer counts, without a word about who: a revealed phone number. */
export interface TrackedEvent {
  readonly site: string;
  readonly kind: 'phone-reveal';
  /** ISO time. */
  readonly at: string;
  readonly details: JsonObject;
}
