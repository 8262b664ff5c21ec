import { PRICE_KINDS, type PriceType, readPriceType } from '#domain/car/price/price-type.ts';
import type { CountryCode } from '#domain/country.ts';
import { toSingleLine } from '#stock/normalise/text/tidy-text.ts';
import { parseAmount } from './amount.ts';

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
const AMOUNT = /\d(?:[\d,. '’]*\d)?(?: ?(?:k|la(?:kh|c)s?)\b)?/i;
/** A longer cell is a text. */
const MAX_LENGTH = 100;

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
export function parsePriceType(text: string, { country }: PriceReading = {}): string | null | undefined {
  const price = readPrice(text, country);
  return price && (price.type?.text ?? null);
}

/** A price type in its usual words: 'Drive Away' of 'DAP'. Any other text is one as well. */
export function normalisePriceType(text: string, { country }: PriceReading = {}): string | undefined {
  return readPriceType(text, country)?.text ?? (toSingleLine(text) || undefined);
}

/** An amount, and the type that the words on both sides of it say. One that is not known, such as a minus, spoils it. */
function readPrice(
  text: string,
  country?: CountryCode,
): { amount: number; type: PriceType | null } | undefined {
  const found = text.length <= MAX_LENGTH ? AMOUNT.exec(text) : null;
  const amount = found ? parseAmount(found[0]) : undefined;
  if (!found || amount === undefined) return undefined;
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  const type = readPriceType(`${before} ${after.replace(/^[.,][-–—]/, '')}`, country);
  return type === undefined || (type && !PRICE_KINDS[type.kind].isAmount) ? undefined : { amount, type };
}
