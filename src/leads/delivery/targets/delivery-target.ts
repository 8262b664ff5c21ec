import type { OutboundLead } from '#leads/delivery/formats/outbound-lead.ts';
import type { DeliveryAttempt } from '#leads/intake/lead.ts';

/** What became of one sending. */
export interface DeliveryResult {
  readonly outcome: DeliveryAttempt['outcome'];
  /** A short reason or reference. Never a word of the lead. */
  readonly note: string;
  /** Milliseconds that the target itself wants to be left alone. */
  readonly waitMs?: number;
}

/** A place that leads are sent to, ready for use. */
export interface DeliveryTarget {
  /** Its name in site.ts. */
  readonly name: string;
  /** Sends one lead. A rejection is a failed try like any other. */
  send(outbound: OutboundLead, now: Date): Promise<DeliveryResult>;
  /** Takes back what it keeps of a lead on this machine. */
  forget?(site: string, id: string): Promise<void>;
}
