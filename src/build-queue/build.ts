import * as v from 'valibot';
import { DAY_MS } from '#domain/durations.ts';

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

/** Clocks of hosts agree within seconds: a later time comes from a clock that was wrong. */
export const MAX_CLOCK_SKEW_MS = 60_000;

/** Whether a time was recorded by a clock that was ahead. */
export function isFromFuture(time: string, now: Date): boolean {
  return Date.parse(time) > now.getTime() + MAX_CLOCK_SKEW_MS;
}

/**
 * Adds a build to the list, or replaces the one with the same start. No build takes a day: those that started later are of a
 * clock that was ahead, and would keep this one out of the list.
 */
export function withBuild(builds: readonly Build[], build: Build): Build[] {
  const end = Date.parse(build.started_at) + DAY_MS;
  const others = builds.filter(
    ({ started_at }) => started_at !== build.started_at && Date.parse(started_at) < end,
  );
  return [build, ...others]
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
 * the first of many requests is served at once and the rest by a single build after the interval. A request from the
 * future is due now, and builds from the future do not count.
 */
export function computeDueAt(
  { asked_at, builds }: BuildQueueState,
  { debounceMs, minIntervalMs }: BuildThrottle,
  now: Date,
): Date | undefined {
  const last = findLastStart(builds, now);
  if (asked_at === null || (last !== undefined && last > asked_at)) return undefined;
  const earliest = last === undefined ? 0 : Date.parse(last) + minIntervalMs;
  const ready = isFromFuture(asked_at, now) ? now.getTime() : Date.parse(asked_at) + debounceMs;
  return new Date(Math.max(ready, earliest));
}

/** The time to record for a request of now, after the last build's start; undefined = the request that waits includes it. */
export function getTimeOfRequest(state: BuildQueueState, now: Date): string | undefined {
  const { asked_at, builds } = state;
  const waits = asked_at !== null && !isFromFuture(asked_at, now);
  if (waits && computeDueAt(state, NO_THROTTLE, now)) return undefined;
  const last = findLastStart(builds, now);
  return new Date(Math.max(now.getTime(), last === undefined ? 0 : Date.parse(last) + 1)).toISOString();
}

function findLastStart(builds: readonly Build[], now: Date): string | undefined {
  return builds.find(({ started_at }) => !isFromFuture(started_at, now))?.started_at;
}
