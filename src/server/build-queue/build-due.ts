import { BUILD_THROTTLES, computeDueAt } from './build.ts';
import type { BuildQueue } from './build-queue.ts';

/** A dealer to build, and by what. */
export interface BuildTarget {
  /** The dealer's slug. */
  readonly dealer: string;
  /** The name of the environment variable that holds its Netlify build hook; null = it is built here. */
  readonly buildHook: string | null;
}

/** How a dealer gets built. Both reject with a reason fit to show where they cannot. */
export interface Builder {
  /** Calls the hook in an environment variable. */
  callHook(variable: string): Promise<void>;
  /** Builds here and publishes; the build notes in the book how it went. An AbortError cuts it off: then nothing is noted. */
  buildLocally(dealer: string): Promise<void>;
}

/** When a dealer is to be built next; undefined = nobody waits. */
export async function getNextBuildAt(
  { dealer, buildHook }: BuildTarget,
  book: Pick<BuildQueue, 'read'>,
): Promise<Date | undefined> {
  return computeDueAt(
    await book.read(dealer),
    buildHook === null ? BUILD_THROTTLES.here : BUILD_THROTTLES.netlify,
  );
}

/**
 * Builds a dealer if somebody waits for it and it is time, and notes how that went. Answers whether it did. A hook that
 * fails is called again; what is wrong with a dealer's files has to be mended first.
 */
export async function buildIfDue(
  which: BuildTarget,
  { book, builder, clock }: { book: BuildQueue; builder: Builder; clock: () => Date },
): Promise<boolean> {
  const { dealer, buildHook } = which;
  const start = clock();
  const due = await getNextBuildAt(which, book);
  if (!due || due > start) return false;
  const started_at = start.toISOString();
  const note = (errors: readonly string[]) => {
    const seconds = (clock().getTime() - start.getTime()) / 1000;
    return book.recordBuild(dealer, { started_at, seconds, pages: null, unchanged: null, errors });
  };
  if (buildHook === null) {
    const failure = await builder.buildLocally(dealer).then(
      () => 'the build said nothing. Run it by hand.',
      (error: Error) => {
        if (error.name === 'AbortError') throw error;
        return error.message;
      },
    );
    const { builds } = await book.read(dealer);
    const noted = builds.some((build) => build.started_at >= started_at && build.seconds !== null);
    if (!noted) await note([`${dealer}: ${failure}`]);
    return true;
  }
  // Noted before it is done: a request that comes meanwhile is for the next one.
  await book.recordBuild(dealer, { started_at, seconds: null, pages: null, unchanged: null, errors: [] });
  try {
    await builder.callHook(buildHook);
    await note([]);
  } catch (error) {
    await note([`${dealer}: hosting.netlifyBuildHookEnv: ${(error as Error).message}`]);
    await book.requestBuild(dealer, clock());
  }
  return true;
}
