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
