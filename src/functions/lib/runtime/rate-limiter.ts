/** A limit of calls in a sliding window. The names are Netlify's. */
export interface RateLimit {
  readonly windowLimit: number;
  /** Seconds. */
  readonly windowSize: number;
}

/** A limit that several functions may share. */
export interface NamedRateLimit extends RateLimit {
  readonly name: string;
}

/** Counts a call. Returns the seconds to wait if there were too many, else 0. Refused calls do not count. */
export type RateLimiter = (
  path: string,
  address: string,
  limit: RateLimit,
  now: Date,
) => number | Promise<number>;

/** The number of callers remembered; beyond it the oldest are forgotten. */
const MAX_CLIENTS = 50_000;

/** Counts in memory, for a single host with one process. */
export function createRateLimiter(): (...call: Parameters<RateLimiter>) => number {
  const calls = new Map<string, number[]>();
  return (path, address, { windowLimit, windowSize }, now) => {
    const key = `${path} ${toNetworkPrefix(address)}`;
    const since = now.getTime() - windowSize * 1000;
    // A clock that was ahead may have been set back.
    const recent = (calls.get(key) ?? []).filter((time) => time > since && time <= now.getTime());
    const [first = 0] = recent;
    if (recent.length >= windowLimit) return Math.max(1, Math.ceil((first - since) / 1000));
    recent.push(now.getTime());
    calls.delete(key);
    calls.set(key, recent);
    if (calls.size > MAX_CLIENTS) calls.delete(calls.keys().next().value ?? '');
    return 0;
  };
}

/** The /64 network of an IPv6 address counts as one caller, because each customer has 2^64 addresses. */
export function toNetworkPrefix(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':')]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}
