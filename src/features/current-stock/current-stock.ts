import { loadIndex } from '#search/engines/embedded/load-index.ts';
import { findIdsBySlug, type IndexedCar, readDocuments } from '#search/engines/embedded/read-documents.ts';
import type { StockIndex } from '#search/engines/embedded/stock-index.ts';
import { CARD_TEXT_FIELDS } from '#search/index/card-text.ts';
import { fetchStockStatus } from './fetch-stock-status.ts';

/** What is known of a kept car now. */
export type CurrentCar =
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
export function fetchCurrentStock(
  indexUrl: string,
  ids: readonly string[],
): Promise<Map<string, CurrentCar>> {
  return combineStock(indexUrl, () => ids);
}

/** The same of the cars with these slugs; slugs that the stock does not hold are left out. */
export function fetchCurrentStockBySlug(
  indexUrl: string,
  slugs: readonly string[],
): Promise<Map<string, CurrentCar>> {
  return combineStock(indexUrl, (index) => findIdsBySlug(index, slugs));
}

async function combineStock(
  indexUrl: string,
  idsIn: (index: StockIndex) => readonly string[],
): Promise<Map<string, CurrentCar>> {
  const [index, status] = await Promise.all([loadIndex(indexUrl), fetchStockStatus()]);
  const ids = idsIn(index);
  const cars = readDocuments(index, ids);
  return new Map(
    ids.flatMap((id): [string, CurrentCar][] => {
      const live = status[id];
      const facts = cars.get(id);
      if (!live) return [[id, { kind: 'gone' }]];
      if (!facts) return [];
      const [now, price] = live;
      // What was said of another price or state no longer holds.
      const same = price === (facts.price ?? 0) && now === facts.status;
      const words: Readonly<Record<string, null>> = same ? {} : CLEARED_CARD_TEXT;
      return [
        [id, { kind: 'listed', facts: { ...facts, ...words, status: now, sold: now === 'sold', price } }],
      ];
    }),
  );
}

const CLEARED_CARD_TEXT = Object.fromEntries(CARD_TEXT_FIELDS.map((name) => [name, null]));
