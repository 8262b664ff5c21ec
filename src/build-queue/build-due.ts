import { BUILD_THROTTLES, computeDueAt, isFromFuture } from './build.ts';
import type { BuildQueue } from './build-queue.ts';

/** A dealer to build, and where it is built. */
export interface BuildTarget {
  /** The dealer's slug. */
  readonly dealer: string;
  /** The environment variable with its Netlify build hook; null = it is built here. */
  readonly buildHook: string | null;
}

/** The two ways to build a dealer. Both reject with a message for people if they fail. */
export interface Builder {
  /** Calls the build hook in an environment variable. */
  callHook(variable: string): Promise<void>;
  /** Builds here and publishes; the build records its outcome in the queue. If it is aborted (AbortError), nothing is recorded. */
  buildLocally(dealer: string): Promise<void>;
}

/** The time of a dealer's next build; undefined = none is requested. */
export async function getNextBuildAt(
  { dealer, buildHook }: BuildTarget,
  queue: Pick<BuildQueue, 'read'>,
  now: Date,
): Promise<Date | undefined> {
  return computeDueAt(
    await queue.read(dealer),
    buildHook === null ? BUILD_THROTTLES.here : BUILD_THROTTLES.netlify,
    now,
  );
}

/**
 * Builds a dealer if a build is requested and due, and records the outcome. Resolves to whether it built. A failed hook
 * is called again; problems in a dealer's files have to be fixed first.
 */
export async function buildIfDue(
  which: BuildTarget,
  { queue, builder, clock }: { queue: BuildQueue; builder: Builder; clock: () => Date },
): Promise<boolean> {
  const { dealer, buildHook } = which;
  const start = clock();
  const due = await getNextBuildAt(which, queue, start);
  if (!due || due > start) return false;
  // A request from the future would be due again after this build: its time becomes one before it.
  await queue.requestBuild(dealer, new Date(start.getTime() - 1));
  const started_at = start.toISOString();
  const recordOutcome = (errors: readonly string[]) => {
    const seconds = (clock().getTime() - start.getTime()) / 1000;
    return queue.recordBuild(dealer, { started_at, seconds, pages: null, unchanged: null, errors });
  };
  if (buildHook === null) {
    const failure = await builder.buildLocally(dealer).then(
      () => 'the build recorded no outcome. Run it by hand.',
      (error: Error) => {
        if (error.name === 'AbortError') throw error;
        return error.message;
      },
    );
    const { builds } = await queue.read(dealer);
    const recorded = builds.some(
      (build) =>
        build.started_at >= started_at && build.seconds !== null && !isFromFuture(build.started_at, clock()),
    );
    if (!recorded) await recordOutcome([`${dealer}: ${failure}`]);
    return true;
  }
  // Recorded before it starts: a request during the build is for the next one.
  await queue.recordBuild(dealer, { started_at, seconds: null, pages: null, unchanged: null, errors: [] });
  try {
    await builder.callHook(buildHook);
    await recordOutcome([]);
  } catch (error) {
    await recordOutcome([`${dealer}: hosting.netlifyBuildHookEnv: ${(error as Error).message}`]);
    await queue.requestBuild(dealer, clock());
  }
  return true;
}
