const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The waits after the first try, the second and so on: 12 tries over 3.1 days. */
const WAITS = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;
const MOST_TRIES = WAITS.length + 1;
const LEAST_AGE = 72 * HOUR;
/** Each wait is longer or shorter by up to this part of it, so that what failed together does not come back together. */
const JITTER = 0.2;

/** Whether a target is given up. Not before three days are over: tries may come early, when a target recovers. */
export function isGivenUp(tries: number, since: Date, now: Date): boolean {
  return tries >= MOST_TRIES && now.getTime() - since.getTime() >= LEAST_AGE;
}

/** When a lead is tried again that has been tried so often; not before `waitMs`, where a target asked for that. `random` is 0 to 1. */
export function nextTry(
  tries: number,
  now: Date,
  { waitMs = 0, random }: { waitMs?: number; random: number },
): Date {
  const wait = WAITS[Math.min(tries, WAITS.length) - 1] ?? 0;
  const jittered = wait * (1 + JITTER * (2 * random - 1));
  return new Date(now.getTime() + Math.max(jittered, waitMs));
}
