import * as v from 'valibot';

/** One build of a dealer or, for one that Netlify builds, one call of its build hook. */
const buildSchema = v.object({
  /** ISO time: edits before it are in the build. */
  started_at: v.pipe(v.string(), v.isoTimestamp()),
  /** null = in progress or aborted. */
  seconds: v.nullable(v.number()),
  /** Number of pages rendered; `unchanged`: of pages reused. null = built by Netlify, so unknown here. */
  pages: v.nullable(v.number()),
  unchanged: v.nullable(v.number()),
  /** The reasons it was not published, a line each: `file: key: problem. Fix.` */
  errors: v.pipe(v.array(v.string()), v.readonly()),
});
export type Build = Readonly<v.InferOutput<typeof buildSchema>>;

/** The state of a dealer's builds: the pending request and the recent builds. */
export interface BuildQueueState {
  /** ISO time of the first request since the last build started, or of an earlier one; null = never requested. */
  readonly asked_at: string | null;
  /** Newest first. */
  readonly builds: readonly Build[];
}

const stateSchema = v.object({
  asked_at: v.nullish(v.pipe(v.string(), v.isoTimestamp()), null),
  builds: v.nullish(v.array(buildSchema), []),
});

/** Parses the stored records of a dealer's builds, each of which may be missing. Throws if one is broken. */
export function parseBuildQueueState(dealer: string, records: unknown): BuildQueueState {
  const parsed = v.safeParse(stateSchema, records);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(
    `build queue: ${dealer}: ${v.getDotPath(issue) ?? 'record'}: ${issue.message}. Delete the record and request the build again.`,
  );
}

/** Older builds are dropped from the record. */
const MAX_RECORDED_BUILDS = 20;

/** Adds a build to the list, or replaces the one with the same start. */
export function withBuild(builds: readonly Build[], build: Build): Build[] {
  return [build, ...builds.filter(({ started_at }) => started_at !== build.started_at)]
    .sort((a, b) => (a.started_at < b.started_at ? 1 : -1))
    .slice(0, MAX_RECORDED_BUILDS);
}

/** Limits how often a dealer is built. */
export interface BuildThrottle {
  /** Milliseconds after the first request: content systems often report one edit in several calls. */
  readonly debounceMs: number;
  /** Milliseconds from the start of one build to the start of the next. */
  readonly minIntervalMs: number;
}

/** Local builds take seconds; Netlify's take minutes and cost money. */
export const BUILD_THROTTLES = {
  here: { debounceMs: 300, minIntervalMs: 30_000 },
  netlify: { debounceMs: 30_000, minIntervalMs: 300_000 },
} as const satisfies Readonly<Record<string, BuildThrottle>>;

/** For builds that are due at once. */
export const NO_THROTTLE: BuildThrottle = { debounceMs: 0, minIntervalMs: 0 };

/**
 * The time of a dealer's next build; undefined = none is requested. A build includes every edit before its start, so
 * the first of many requests is served at once and the rest by a single build after the interval.
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
