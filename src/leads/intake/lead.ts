/** A JSON value; keys that are undefined are not written. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json | undefined };

/** Whether a value is an object, not a list or null. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The handling of a recorded lead. `deliver`: it is sent to the dealer's targets. `held`: it waits for somebody to look at
 * it, because nothing shows that a person sent it. `spam`: the field that people do not see was filled in (T-68).
 */
export type Handling = 'deliver' | 'held' | 'spam';

/** One recorded enquiry. */
export interface Lead {
  /** 32 hex digits, made from what was sent: see createLeadId. */
  readonly id: string;
  /** The dealer's slug. */
  readonly site: string;
  /** The name of its form; 'offer-accepted' and 'miscellaneous' are follow-ups. */
  readonly form: string;
  /** ISO time at which it was accepted: with a ticked opt_in, the time of consent (T-64). */
  readonly received_at: string;
  /** ISO time of sending by the visitor's clock, which may be days earlier; null = unknown. */
  readonly sent_at: string | null;
  readonly handling: Handling;
  /** Set if the visitor solved a captcha. */
  readonly verified?: true;
  /** The data for the dealer's targets. `verification: 'unverified'` marks an enquiry that no captcha verified. */
  readonly payload: JsonObject;
}

/** A delivery that is not finished. */
export interface PendingDelivery {
  readonly id: string;
  /** ISO time of the next attempt. */
  readonly due_at: string;
  /** Attempts so far. */
  readonly tries: number;
}

/** One attempt to send a lead to a target. */
export interface DeliveryAttempt {
  /** The target's name in site.ts. */
  readonly target: string;
  /** ISO time. */
  readonly at: string;
  /** `delivered`: accepted. `refused`: never accepted (a dead letter). `failed`: another attempt follows. */
  readonly outcome: 'delivered' | 'refused' | 'failed';
  /** The target's answer: a status, a reference, a reason. Nothing from the lead. */
  readonly note: string;
}

/** A target's final answer about a lead, which is not sent there again. */
export interface Receipt extends DeliveryAttempt {
  readonly outcome: 'delivered' | 'refused';
}

/** A lead with its delivery. */
export interface LeadRecord {
  readonly lead: Lead;
  /** undefined = finished, or never started. */
  readonly pending: PendingDelivery | undefined;
  /** At most one for each target. */
  readonly receipts: readonly Receipt[];
}

/** An entry of the append-only history of leads, without personal data. */
export interface HistoryEvent {
  /** The lead's id. */
  readonly id: string;
  /** ISO time. */
  readonly at: string;
  readonly event: DeliveryAttempt['outcome'] | 'redelivered' | 'erased';
  /** The target's name; '' if no target is involved. */
  readonly target: string;
  readonly note: string;
}

/** The recent health of a target. */
export interface TargetHealth {
  /** The target's name in site.ts. */
  readonly target: string;
  /** Failed attempts in a row, over all leads. */
  readonly failures: number;
  /** ISO time of the first failed attempt since it last answered; null = the last attempt did not fail. */
  readonly failing_since: string | null;
}

/** What was told to the dealer's staff, so that it is not told again. */
export interface Notice {
  /** 'dead-letters', 'failing-target crm', 'report 2026-11'. */
  readonly key: string;
  /** ISO time at which it was last sent. */
  readonly sent_at: string;
  /** The number of leads that it was about. */
  readonly count: number;
  /** How it was sent: 'email', 'webhook'. */
  readonly channels: readonly string[];
}

/** What the dealer counts of visits, without personal data: a revealed phone number, or how fast a page was. */
export interface TrackedEvent {
  readonly site: string;
  readonly kind: 'phone-reveal' | 'page-speed';
  /** ISO time. */
  readonly at: string;
  readonly details: JsonObject;
}

/** The form name of a dealer's offer on a trade-in. */
export const TRADE_IN_OFFER_FORM = 'trade-in-offer';

/** The form name of a saved valuation (T-71). */
export const SAVED_VALUATION_FORM = 'miscellaneous';

/** Forms of leads that follow an enquiry, which their payload names as `lead_id`. */
export const FOLLOW_UP_FORMS: ReadonlySet<string> = new Set(['offer-accepted', TRADE_IN_OFFER_FORM]);
