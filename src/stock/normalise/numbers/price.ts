import { parseAmount } from './amount.ts';

const CURRENCY = /^(?:aud|au|a)?\s*\$?\s*/i;
/** Text after a price that describes the price type, not the amount. */
const PRICE_SUFFIX = /(?:\s*(?:\*|aud|drive[ -]?away|egc|excl?\.? gov\S* charges|ono))+$/i;

/** '$41.5k', as adverts write it. */
const THOUSANDS = /^(\d{1,3}(?:\.\d{1,3})?)\s*k$/i;

/** '$12,990', '$41.5k' or '12990.00 Drive Away' as whole dollars; undefined for 'POA', a range or a negative amount. */
export function parsePrice(text: string): number | undefined {
  const amount = text.trim().replace(CURRENCY, '').replace(PRICE_SUFFIX, '');
  const [, thousands] = THOUSANDS.exec(amount) ?? [];
  return thousands === undefined ? parseAmount(amount) : Math.round(Number(thousands) * 1000);
}
