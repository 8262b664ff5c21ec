import * as v from 'valibot';

/** One build of a dealer or, for one that Netlify builds, one call of its build hook. */
const buildSchema = v.object({
  /** ISO time: what was written before is in the build. */
  started_at: v.pipe(v.string(), v.isoTimestamp()),
  /** null = is under way, or was cut off. */
  seconds: v.nullable(v.number()),
  /** How many pages were made and how many were as before; null = Netlify knows. */
  pages: v.nullable(v.number()),
  unchanged: v.nullable(v.number()),
  /** Why it was not published, a line each: `file: key: what is wrong. what to write instead.` */
  errors: v.pipe(v.array(v.string()), v.readonly()),
});
export type Build = Readonly<v.InferOutput<typeof buildSchema>>;

/** What was asked of a dealer's builds, and what became of it. */
export interface BuildQueueState {
  /** ISO time of the first request since the last build began, or of one before it; null = nobody ever asked. */
  readonly asked_at: string | null;
  /** Newest first. */
  readonly builds: readonly Build[];
}

const stateSchema = v.object({
  asked_at: v.nullish(v.pipe(v.string(), v.isoTimestamp()), null),
  builds: v.nullish(v.array(buildSchema), []),
});

/** The state of a dealer's builds in records that a store holds, each of which may be missing. Throws where one is broken. */
export function parseBuildQueueState(dealer: string, records: unknown): BuildQueueState {
  const parsed = v.safeParse(stateSchema, records);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(
    `build queue: ${dealer}: ${v.getDotPath(issue) ?? 'record'}: ${issue.message}. Delete the record and request the build again.`,
  );
}

/** How many builds are remembered. */
const MAX_RECORDED_BUILDS = 20;

/** The list of builds with one more, or with what is now known of one of them. */
export function withBuild(builds: readonly Build[], build: Build): Build[] {
  return [build, ...builds.filter(({ started_at }) => started_at !== build.started_at)]
    .sort((a, b) => (a.started_at < b.started_at ? 1 : -1))
    .slice(0, MAX_RECORDED_BUILDS);
}

/** How often a dealer is built at most. */
export interface BuildThrottle {
  /** Milliseconds after the first request: an editor's program often tells of one edit in several calls. */
  readonly debounceMs: number;
  /** Milliseconds from the start of one build to the start of the next. */
  readonly minIntervalMs: number;
}

/** Here a build takes seconds; Netlify's take minutes, and are paid for. */
export const BUILD_THROTTLES = {
  here: { debounceMs: 300, minIntervalMs: 30_000 },
  netlify: { debounceMs: 30_000, minIntervalMs: 300_000 },
} as const satisfies Readonly<Record<string, BuildThrottle>>;

/** For a build that is due at once. */
export const NO_THROTTLE: BuildThrottle = { debounceMs: 0, minIntervalMs: 0 };

/**
 * When a dealer is to be built next; undefined = nobody waits. A build has all that was edited before it began, so the
 * first of many requests is answered at once and the others by one build after the gap.
 */
export function computeDueAt(
  { asked_at, builds }: BuildQueueState,
  { debounceMs, minIntervalMs }: BuildThrottle,
): Date | undefined {
  const last = builds[0]?.started_at;
  if (asked_at === null || (last !== undefined && last > asked_at)) return undefined;
  const earliest = last === undefined ? 0 : Date.parse(last) + minIntervalMs;
  return new Date(Math.max(Date.parse(asked_at) + debounceMs, earliest));
}
