import type { Build, BuildQueueState } from './build.ts';

/**
 * The store of requested builds and of their outcomes. Every method rejects if it fails; then nothing was acknowledged.
 */
export interface BuildQueue {
  /** Claims a message until `until`; false if it was claimed before. */
  claimMessage(dealer: string, message: string, until: Date, now: Date): Promise<boolean>;
  /** Requests a build of a dealer. Durable once it resolves. A waiting request keeps its earlier time, unless that is in the future. */
  requestBuild(dealer: string, now: Date): Promise<void>;
  read(dealer: string): Promise<BuildQueueState>;
  /** Records the state of a build, replacing the record with the same start. */
  recordBuild(dealer: string, build: Build): Promise<void>;
  /** All dealers with a request or a recorded build. */
  listDealers(): Promise<string[]>;
  /** Runs work on a dealer's builds unless this or another process is at it. Resolves to whether it ran. */
  runExclusively(dealer: string, work: () => Promise<void>): Promise<boolean>;
  /**
   * Calls back when another process may have requested a build of a dealer. Only of queues that hosts share. Resolves to a
   * function that ends it.
   */
  watch?(wake: (dealer: string) => void): Promise<() => Promise<void>>;
}
