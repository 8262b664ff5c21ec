const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The waits after the first attempt, the second and so on: 12 attempts in 3.1 days. */
const RETRY_DELAYS_MS = [
  5 * SECOND_MS,
  30 * SECOND_MS,
  2 * MINUTE_MS,
  10 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
] as const;
const MAX_ATTEMPTS = RETRY_DELAYS_MS.length + 1;
const MIN_AGE_MS = 72 * HOUR_MS;
/** Each wait varies by up to this fraction: leads that failed together are not sent together again. */
const JITTER = 0.2;

/** Whether to give up. Never within three days: attempts come early when a target recovers. */
export function isExhausted(tries: number, since: Date, now: Date): boolean {
  return tries >= MAX_ATTEMPTS && now.getTime() - since.getTime() >= MIN_AGE_MS;
}

/** The time of the next attempt after `tries`, at least `waitMs` from now. `random` is 0 to 1. */
export function getNextAttemptAt(
  tries: number,
  now: Date,
  { waitMs = 0, random }: { waitMs?: number; random: number },
): Date {
  const wait = RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length) - 1] ?? 0;
  const jittered = wait * (1 + JITTER * (2 * random - 1));
  return new Date(now.getTime() + Math.max(jittered, waitMs));
}
