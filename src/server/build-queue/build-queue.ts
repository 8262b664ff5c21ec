import type { Build, BuildQueueState } from './build.ts';

/**
 * Where it is kept which dealers are to be built, and how their builds went. Every method rejects when that cannot be
 * done: then nothing was promised to anybody.
 */
export interface BuildQueue {
  /** Takes a message, for good until `until`; false where it was taken before. */
  claimMessage(dealer: string, message: string, until: Date, now: Date): Promise<boolean>;
  /** Notes that a dealer is to be built. Durable when it resolves; one that waits already goes on waiting since then. */
  requestBuild(dealer: string, now: Date): Promise<void>;
  read(dealer: string): Promise<BuildQueueState>;
  /** Notes how a build stands, over what was noted of the build with the same start. */
  recordBuild(dealer: string, build: Build): Promise<void>;
  /** Every dealer that has been asked for. */
  listDealers(): Promise<string[]>;
}
