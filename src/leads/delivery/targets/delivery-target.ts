import type { OutboundLead } from '#leads/delivery/formats/outbound-lead.ts';
import type { DeliveryAttempt } from '#leads/intake/lead.ts';

/** The outcome of one attempt. */
export interface DeliveryResult {
  readonly outcome: DeliveryAttempt['outcome'];
  /** A short reason or reference, without anything from the lead. */
  readonly note: string;
  /** What came back, for whoever tries the target. Never recorded: it may repeat the lead. */
  readonly answer?: string;
  /** Milliseconds until the target wants the next attempt. */
  readonly waitMs?: number;
}

/** A destination of leads, ready for use. */
export interface DeliveryTarget {
  /** Its name in site.ts. */
  readonly name: string;
  /** Chooses its leads itself, instead of by routes. */
  accepts?(outbound: OutboundLead): boolean;
  /** Sends one lead. A rejection counts as a failed attempt. */
  send(outbound: OutboundLead, now: Date): Promise<DeliveryResult>;
  /** Erases what it has stored of a lead on this machine. */
  forget?(site: string, id: string): Promise<void>;
}
