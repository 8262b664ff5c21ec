import { COUNTRIES, type CountryCode } from '#domain/country.ts';
import { toSingleLine } from '#stock/normalise/text/tidy-text.ts';
import { parseAmount } from './amount.ts';

const DRIVE_AWAY = 'Drive Away';
const BEFORE_CHARGES = COUNTRIES.au.beforeCharges;
const PLUS_GST = 'Plus GST';

/** What feeds write around an amount, without marks, and the price type that it says, if any. */
// biome-ignore format: a table reads better in rows
const PRICE_WORDS = new Map<string, string | null>([
  ...[
    'drive away', 'driveaway', 'drive away price', 'driveaway price', 'dap', 'd a', 'd away', 'da', 'on the road', 'otr',
  ].map((words) => [words, DRIVE_AWAY] as const),
  ...[
    'egc', 'excl govt charges', 'ex govt charges', 'excl gov charges', 'ex gov charges', 'excluding government charges',
    'excluding govt charges', 'orc', '+ orc', '+ orcs', 'plus orc', 'plus on roads', '+ on roads', 'plus on road costs',
    '+ on road costs', 'before on roads', 'before on road costs', 'excl on roads', 'excl on road costs', 'ex on roads', 'bpc',
  ].map((words) => [words, BEFORE_CHARGES] as const),
  ...['+ gst', 'plus gst', 'ex gst', 'excl gst', 'excluding gst'].map((words) => [words, PLUS_GST] as const),
  ...[
    'inc gst', 'incl gst', 'including gst', 'gst inc', 'gst incl', 'gst included', 'inc', 'incl', 'inc vat', 'incl vat',
    'ono', 'o n o', 'neg', 'negotiable', 'firm', 'vb', 'fixed', 'from', 'now', 'now only', 'only', 'price', 'no more to pay',
    'special', 'for', 'aud', 'au', 'a', 'au $', 'a $', '$', 'nzd', 'nz $', 'usd', 'us $', '€', 'eur', 'euro', '£', 'gbp', 'chf',
    'fr', 'sfr', 'r', 'zar', 'zł', 'zl', 'pln', 'dollars',
  ].map((words) => [words, null] as const),
]);
const MAX_WORDS = Math.max(...[...PRICE_WORDS.keys()].map((words) => words.split(' ').length));

/** How cells name a currency (ISO 4217); a dollar alone is any country's. */
const CURRENCIES = [
  ['AUD', /\baud\b|\bau? ?\$/i],
  ['NZD', /\bnzd\b|\bnz ?\$/i],
  ['USD', /\busd\b|\bus ?\$/i],
  ['EUR', /€|\beuro?\b/i],
  ['GBP', /£|\bgbp\b/i],
  ['CHF', /\bchf\b|\bs?fr\b/i],
  ['ZAR', /\bzar\b|\br ?(?=\d)/i],
  ['PLN', /\bpln\b|\bzł|\bzl\b/i],
  ...['INR', 'CAD', 'SEK', 'NOK', 'DKK', 'CZK', 'JPY', 'AED'].map(
    (code) => [code, new RegExp(`\\b${code}\\b`, 'i')] as const,
  ),
] as const;

/** The currency that a cell names: 'NZD' of 'NZ$12,990'; undefined without one. */
export function findCurrency(text: string): string | undefined {
  return CURRENCIES.find(([, pattern]) => pattern.test(text.slice(0, MAX_LENGTH)))?.[0];
}

/** An amount, from its first digit to its last. */
const AMOUNT = /\d(?:[\d,. '’]*\d)?(?: ?k\b)?/i;
/** A longer cell is a text. */
const MAX_LENGTH = 100;

interface Price {
  readonly amount: number;
  /** 'Drive Away', 'Excl. Govt. Charges' or 'Plus GST', if the cell says so. */
  readonly type: string | null;
}

/**
 * '$12,990', '$41.5k', '27990 AUD' or 'from $12,990 DAP' as whole dollars; undefined for 'POA', a range, a negative amount, or
 * an amount of another currency than the one that counts.
 */
export function parsePrice(text: string, { currency }: PriceReading = {}): number | undefined {
  const named = currency && findCurrency(text);
  return named && named !== currency ? undefined : readPrice(text)?.amount;
}

interface PriceReading {
  /** The currency that counts (ISO 4217); by default any. */
  readonly currency?: string | undefined;
  readonly country?: CountryCode | undefined;
}

/** The type that a price says in words: 'Drive Away' of '39990 DAP'; undefined without a price, null without such words. */
export function parsePriceType(text: string, reading: PriceReading = {}): string | null | undefined {
  const type = readPrice(text)?.type;
  return type && toLocalType(type, reading);
}

/** A price type in its usual words: 'Drive Away' of 'DAP'. Any other text is one as well. */
export function normalisePriceType(text: string, reading: PriceReading = {}): string | undefined {
  const known = text.length <= MAX_LENGTH && readWords(text);
  return known ? toLocalType(known, reading) : toSingleLine(text) || undefined;
}

/** A price type as the dealer's country calls it. */
function toLocalType(type: string, { country = 'au' }: PriceReading): string {
  return type === BEFORE_CHARGES ? COUNTRIES[country].beforeCharges : type;
}

function readPrice(text: string): Price | undefined {
  const found = text.length <= MAX_LENGTH ? AMOUNT.exec(text) : null;
  const amount = found ? parseAmount(found[0]) : undefined;
  if (!found || amount === undefined) return undefined;
  const types = [text.slice(0, found.index), text.slice(found.index + found[0].length)].map(readWords);
  return types.includes(undefined) ? undefined : { amount, type: types.find((type) => type) ?? null };
}

/** The type that the words beside an amount say; undefined if one of them is not known, a minus for example. */
function readWords(text: string): string | null | undefined {
  const words = text
    .replace(/^[.,][-–—]/, '')
    .toLowerCase()
    .replace(/[+$€£]/g, ' $& ')
    .split(/[\s_.,*/()!:;]+|(?<=[a-z])-(?=[a-z])/)
    .filter(Boolean);
  let type: string | null = null;
  for (let start = 0; start < words.length; ) {
    const length = Array.from({ length: MAX_WORDS }, (_, less) => MAX_WORDS - less).find((count) =>
      PRICE_WORDS.has(words.slice(start, start + count).join(' ')),
    );
    if (length === undefined) return undefined;
    type ??= PRICE_WORDS.get(words.slice(start, start + length).join(' ')) ?? null;
    start += length;
  }
  return type;
}
