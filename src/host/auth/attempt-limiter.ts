import { toNetworkPrefix } from '#functions/lib/runtime/rate-limiter.ts';

const MAX_ATTEMPTS = 10;
const WINDOW_MS = 300_000;
/** The number of callers remembered; beyond it the oldest are forgotten. */
const MAX_CALLERS = 20_000;

/** Counts guesses by address. */
export interface AttemptLimiter {
  /** The seconds to wait until the next guess; 0 = it may be made. */
  waitOf(address: string, now: Date): number;
  /** Counts one; the function takes it back. */
  count(address: string, now: Date): () => void;
}

/** Creates a limiter in memory: a restart forgives what was guessed before. */
export function createAttemptLimiter(): AttemptLimiter {
  const attempts = new Map<string, number[]>();
  const recentOf = (address: string, now: Date) =>
    (attempts.get(toNetworkPrefix(address)) ?? []).filter((time) => time > now.getTime() - WINDOW_MS);
  return {
    waitOf(address, now) {
      const [first = 0, ...others] = recentOf(address, now);
      return others.length + 1 < MAX_ATTEMPTS ? 0 : Math.ceil((first + WINDOW_MS - now.getTime()) / 1000);
    },
    count(address, now) {
      const caller = toNetworkPrefix(address);
      const time = now.getTime();
      const recent = [...recentOf(address, now), time];
      attempts.delete(caller);
      attempts.set(caller, recent);
      if (attempts.size > MAX_CALLERS) attempts.delete(attempts.keys().next().value ?? '');
      return () => {
        const left = attempts.get(caller) ?? [];
        attempts.set(caller, left.toSpliced(left.indexOf(time), left.includes(time) ? 1 : 0));
      };
    },
  };
}
