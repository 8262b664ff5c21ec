import { formatDollars } from '#domain/numbers.ts';

/** From and to, both included; an open end is absent. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

const NUMBER = /^-?\d{1,12}(?:\.\d+)?$/;

/** The largest number with as many digits as NUMBER accepts. */
const MAX_MAGNITUDE = 1e12 - 1;
/** JavaScript writes smaller numbers with an exponent, which NUMBER rejects. */
const MIN_MAGNITUDE = 1e-6;

/** 'min:max' with either end open: { min: 20000 } -> '20000:'. */
export function writeRange({ min, max }: Range): string {
  return `${writeEnd(min)}:${writeEnd(max)}`;
}

function writeEnd(end: number | undefined): string | number {
  if (end === undefined) return '';
  return Math.abs(end) < MIN_MAGNITUDE ? 0 : Math.max(-MAX_MAGNITUDE, Math.min(end, MAX_MAGNITUDE));
}

/** Reads 'min:max'; undefined for anything else, including ':'. Ends that are turned round are swapped. */
export function parseRange(text: string): Range | undefined {
  const [from = '', to, ...more] = text.split(':');
  if (to === undefined || more.length > 0) return undefined;
  if (![from, to].every((end) => end === '' || NUMBER.test(end))) return undefined;
  const min = from === '' ? undefined : Number(from);
  const max = to === '' ? undefined : Number(to);
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && max !== undefined && min > max) return { min: max, max: min };
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

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
