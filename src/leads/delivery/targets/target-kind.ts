import type * as v from 'valibot';
import type { OutboundLead } from '#leads/delivery/formats/outbound-lead.ts';
import type { SafePost } from '#leads/http/safe-post.ts';
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

/** What targets are opened with. */
export interface TargetDeps {
  /** The value of an environment variable. Throws TargetSetupError if it is not set. */
  readonly readVariable: (name: string) => string;
  /** A folder that persists; undefined on Netlify. */
  readonly dataDir: string | undefined;
  readonly post: SafePost;
}

/** The target is not set up correctly: 'needs a disk that stays'. */
export class TargetSetupError extends Error {}

/** A kind of target: what site.ts says of it, what it needs, and how it is opened. */
export interface TargetKind<Schema, Config> {
  readonly schema: Schema;
  /** The names of the environment variables that it reads. */
  readonly listVariables: (config: Config) => readonly string[];
  /** Whether it works only where there is a disk that stays. */
  readonly needsDisk?: true;
  /** Throws TargetSetupError. */
  readonly open: (name: string, config: Config, deps: TargetDeps) => DeliveryTarget;
}

/** Declares a kind of target; its module is listed in target-kinds.ts. */
export function defineTargetKind<const Schema extends v.GenericSchema>(
  schema: Schema,
  kind: Omit<TargetKind<Schema, v.InferOutput<Schema>>, 'schema'>,
): TargetKind<Schema, v.InferOutput<Schema>> {
  return { schema, ...kind };
}
