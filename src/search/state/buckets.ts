import { formatDollars } from '#domain/numbers.ts';

/**
 * The band of whole dollars that contains an amount, written like a range in a URL: '20000:30000' from 20,000 to below
 * 30,000; ':10000' below the first bound, '100000:' from the last one.
 */
export function toBucket(amount: number, bounds: readonly number[]): string {
  const above = bounds.findIndex((bound) => amount < bound);
  if (above === -1) return `${bounds.at(-1)}:`;
  return `${bounds[above - 1] ?? ''}:${bounds[above]}`;
}

/**
 * The label of a band: 'Under $10,000', '$20,000 to $29,999', '$100,000 and over'. `per` is appended to the amount. A
 * value that is no band is returned unchanged.
 */
export function formatBucket(band: string, per = ''): string {
  const [from = '', to] = band.split(':');
  if (to === undefined) return band;
  if (from === '') return `Under ${formatDollars(Number(to))}${per}`;
  if (to === '') return `${formatDollars(Number(from))}${per} and over`;
  return `${formatDollars(Number(from))} to ${formatDollars(Number(to) - 1)}${per}`;
}

/** Compares numbers and bands numerically: '5' before '10', ':100' before '100:150'. */
export function compareNumerically(a: string, b: string): number {
  return parseLowerEnd(a) - parseLowerEnd(b);
}

function parseLowerEnd(value: string): number {
  return Number.parseFloat(value) || 0;
}
