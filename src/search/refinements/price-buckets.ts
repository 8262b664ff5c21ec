import { formatDollars } from '#domain/numbers.ts';
import { countInRange } from '#search/query/count-in-range.ts';
import type { Range } from '#search/state/range.ts';
import type { SlugTable } from '#search/state/slugs.ts';
import { type DefinedSort, parseSortName } from '#search/state/sorts.ts';
import { type IndexUiState, withRange } from '#search/state/ui-state.ts';
import { searchUrl } from '#search/state/url.ts';

/** The bounds between price buckets, in dollars. */
export const PRICE_BOUNDS = [10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000];

/** A price range that a visitor can open without setting a slider. */
export interface PriceBucket {
  readonly range: Range;
  /** 'Under $10,000', '$20,000 to $30,000', '$100,000 or more'. */
  readonly label: string;
  readonly count: number;
}

/** The buckets that contain cars, the cheapest first. A bound counts in both of its buckets, as it does in a search. */
export function buildPriceBuckets(prices: readonly number[]): PriceBucket[] {
  const ranges: Range[] = [
    ...PRICE_BOUNDS.map((max, index) => ({ ...(index > 0 && { min: PRICE_BOUNDS[index - 1] }), max })),
    { min: PRICE_BOUNDS.at(-1) ?? 0 },
  ];
  return ranges
    .map((range) => ({ range, label: formatBucketLabel(range), count: countInRange(prices, range) }))
    .filter(({ count }) => count > 0);
}

/** The URL of a price range's search, the dearest first. `own`: the dealer's default order. */
export function priceSearchUrl(range: Range, slugs: SlugTable, own?: DefinedSort): string {
  const sortBy = parseSortName('price:desc', own);
  return searchUrl(withRange<IndexUiState>({ sortBy }, 'price', range), slugs);
}

function formatBucketLabel({ min, max }: Range): string {
  if (min === undefined) return `Under ${formatDollars(max ?? 0)}`;
  return max === undefined
    ? `${formatDollars(min)} or more`
    : `${formatDollars(min)} to ${formatDollars(max)}`;
}
