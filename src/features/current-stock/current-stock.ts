import { loadIndex } from '#search/engines/embedded/load-index.ts';
import { type IndexedCar, idsOf, readCars } from '#search/engines/embedded/read-documents.ts';
import type { StockIndex } from '#search/engines/embedded/stock-index.ts';
import { CARD_WORDS } from '#search/index/card-text.ts';
import { liveStock } from './fetch-stock-status.ts';

/** What is known of a kept car now. */
export type KnownCar =
  /** It is listed; `status` and `price` are of this minute. */
  | { readonly kind: 'listed'; readonly facts: IndexedCar }
  /** It has left the stock. */
  | { readonly kind: 'gone' };

/**
 * What the stock says now of the cars with these ids, by id. Facts come from the search's index file, which whoever has
 * searched holds already and which needs no second file beside it; what may have changed since, from the status file. A
 * car that came in after the page was made is in the status file alone: it is left out, as its facts are not known.
 * Rejects when one of the two files can't be had.
 */
export function stockNow(indexUrl: string, ids: readonly string[]): Promise<Map<string, KnownCar>> {
  return stockOf(indexUrl, () => ids);
}

/** The same of the cars with these slugs; slugs that the stock does not hold are left out. */
export function stockBySlug(indexUrl: string, slugs: readonly string[]): Promise<Map<string, KnownCar>> {
  return stockOf(indexUrl, (index) => idsOf(index, slugs));
}

async function stockOf(
  indexUrl: string,
  idsIn: (index: StockIndex) => readonly string[],
): Promise<Map<string, KnownCar>> {
  const [index, status] = await Promise.all([loadIndex(indexUrl), liveStock()]);
  const ids = idsIn(index);
  const cars = readCars(index, ids);
  return new Map(
    ids.flatMap((id): [string, KnownCar][] => {
      const live = status[id];
      const facts = cars.get(id);
      if (!live) return [[id, { kind: 'gone' }]];
      if (!facts) return [];
      const [now, price] = live;
      // What was said of another price or state no longer holds.
      const same = price === (facts.price ?? 0) && now === facts.status;
      const words: Readonly<Record<string, null>> = same ? {} : WORDLESS;
      return [
        [id, { kind: 'listed', facts: { ...facts, ...words, status: now, sold: now === 'sold', price } }],
      ];
    }),
  );
}

const WORDLESS = Object.fromEntries(CARD_WORDS.map((name) => [name, null]));
