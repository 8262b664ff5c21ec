import type { Attempt } from '#leads/intake/lead.ts';
import type { Parcel } from './outbound-lead.ts';

/** What became of one sending. */
export interface Reply {
  readonly outcome: Attempt['outcome'];
  /** A short reason or reference. Never a word of the lead. */
  readonly note: string;
  /** Milliseconds that the target itself wants to be left alone. */
  readonly waitMs?: number;
}

/** A place that leads are sent to, ready for use. */
export interface Sender {
  /** Its name in site.ts. */
  readonly name: string;
  /** Sends one lead. A rejection is a failed try like any other. */
  send(parcel: Parcel, now: Date): Promise<Reply>;
  /** Takes back what it keeps of a lead on this machine. */
  forget?(site: string, id: string): Promise<void>;
}
