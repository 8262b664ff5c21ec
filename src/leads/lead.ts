/** What JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/**
 * What becomes of a kept lead. `deliver`: it is sent to the dealer's targets. `held`: it waits for somebody to look at
 * it, because nothing says that a person sent it. `spam`: a program filled in the field that people do not see (T-68).
 */
export type Handling = 'deliver' | 'held' | 'spam';

/** One enquiry as it is kept, for good, before its sender is told so (design 4). */
export interface Lead {
  /** 32 hex digits, made from what was sent: see leadId. */
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
  /** What the dealer's targets receive: for a lead, spec 3's payload. */
  readonly payload: JsonObject;
}

/** A lead that has yet to be delivered. */
export interface Pending {
  readonly id: string;
  /** ISO time of the next try. */
  readonly due_at: string;
  /** How often it was tried. */
  readonly tries: number;
}

/** Something a visitor did that the dealer counts, without a word about who: a revealed phone number. */
export interface TrackedEvent {
  readonly site: string;
  readonly kind: 'phone-reveal';
  /** ISO time. */
  readonly at: string;
  readonly details: JsonObject;
}
