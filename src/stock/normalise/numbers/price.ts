import { parseAmount } from './amount.ts';

const CURRENCY = /^(?:aud|au|a)?\s*\$?\s*/i;
/** Text after a price that describes the price type, not the amount. */
const PRICE_SUFFIX = /(?:\s*(?:\*|aud|drive[ -]?away|egc|excl?\.? gov\S* charges|ono))+$/i;

/** '$12,990' or '12990.00 Drive Away' as whole dollars; undefined for 'POA', a range or a negative amount. */
export function parsePrice(text: string): number | undefined {
  return parseAmount(text.trim().replace(CURRENCY, '').replace(PRICE_SUFFIX, ''));
}
