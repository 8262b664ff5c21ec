import { formatDollars } from '#domain/numbers.ts';
import { countInRange } from '#search/query/count-in-range.ts';
import type { SlugTable } from '#search/state/slugs.ts';
import { type DefinedSort, EMPTY_STATE, parseSortName, type Range } from '#search/state/state.ts';
import { searchUrl } from '#search/state/url.ts';

/** Where one usual price range ends and the next begins. */
export const PRICE_BOUNDS = [10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000];

/** A usual price range that a visitor may go to without setting a slider. */
export interface PriceBucket {
  readonly range: Range;
  /** 'Under $10,000', '$20,000 to $30,000', '$100,000 or more'. */
  readonly label: string;
  readonly count: number;
}

/** The usual ranges that have cars, the cheapest first; each end counts in both of its ranges, as it does in a search. */
export function buildPriceBuckets(prices: readonly number[]): PriceBucket[] {
  const ends: Range[] = [
    ...PRICE_BOUNDS.map((max, index) => ({ ...(index > 0 && { min: PRICE_BOUNDS[index - 1] }), max })),
    { min: PRICE_BOUNDS.at(-1) ?? 0 },
  ];
  return ends
    .map((range) => ({ range, label: formatBucketLabel(range), count: countInRange(prices, range) }))
    .filter(({ count }) => count > 0);
}

/** The search of a price range, the dearest first; `own` is the dealer's own order. */
export function priceSearchUrl(range: Range, slugs: SlugTable, own?: DefinedSort): string {
  const sortBy = parseSortName('price:desc', own);
  return searchUrl({ ...EMPTY_STATE, ranges: { price: range }, sortBy }, slugs);
}

function formatBucketLabel({ min, max }: Range): string {
  if (min === undefined) return `Under ${formatDollars(max ?? 0)}`;
  return max === undefined
    ? `${formatDollars(min)} or more`
    : `${formatDollars(min)} to ${formatDollars(max)}`;
}
