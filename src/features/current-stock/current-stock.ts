import { loadIndex } from '#search/engines/embedded/columns.ts';
import { type IndexedCar, readDocuments } from '#search/engines/embedded/read-documents.ts';
import { CARD_TEXT_FIELDS } from '#search/index/card-text.ts';
import { fetchStockStatus } from './fetch-stock-status.ts';

/** The current state of a car. */
export type CurrentCar =
  /** Listed; `status` and `price` are from the status file, at most a minute old. */
  | { readonly kind: 'listed'; readonly facts: IndexedCar }
  /** No longer in the stock. */
  | { readonly kind: 'gone' };

/**
 * The current state of the cars with these ids, by id. The facts are from the search's index file, which visitors who have
 * searched have already loaded; status and price are from the status file. A car that arrived after the build is in the
 * status file alone and left out, as its facts are unknown. Rejects when either file cannot be loaded.
 */
export function fetchCurrentStock(
  indexUrl: string,
  ids: readonly string[],
): Promise<Map<string, CurrentCar>> {
  return combineStock(indexUrl, ids, 'id');
}

/** The current state of the cars with these slugs, by id; unknown slugs are left out. Rejects like fetchCurrentStock. */
export function fetchCurrentStockBySlug(
  indexUrl: string,
  slugs: readonly string[],
): Promise<Map<string, CurrentCar>> {
  return combineStock(indexUrl, slugs, 'slug');
}

async function combineStock(
  indexUrl: string,
  values: readonly string[],
  by: 'id' | 'slug',
): Promise<Map<string, CurrentCar>> {
  const [index, statusById] = await Promise.all([loadIndex(indexUrl), fetchStockStatus()]);
  const cars = readDocuments(index, values, by);
  return new Map(
    values.flatMap((value): [string, CurrentCar][] => {
      const facts = cars.get(value);
      const id = by === 'id' ? value : facts && String(facts.id);
      if (id === undefined) return [];
      const live = statusById[id];
      if (!live) return [[id, { kind: 'gone' }]];
      if (!facts) return [];
      const [status, price] = live;
      // The card text describes the price and status at build time.
      const isUnchanged = price === (facts.price ?? 0) && status === facts.status;
      const cardText: Readonly<Record<string, null>> = isUnchanged ? {} : CLEARED_CARD_TEXT;
      return [
        [id, { kind: 'listed', facts: { ...facts, ...cardText, status, sold: status === 'sold', price } }],
      ];
    }),
  );
}

const CLEARED_CARD_TEXT = Object.fromEntries(CARD_TEXT_FIELDS.map((name) => [name, null]));

/**
 * The URL of the current stock's index file. Pages that are reused when the stock changes must not contain it: each new
 * price would render all of them again. Rejects when it cannot be loaded.
 */
export async function fetchStockIndexUrl(): Promise<string> {
  const response = await fetch('/stock/index.json');
  if (!response.ok) throw new Error(`/stock/index.json answered ${response.status}`);
  const { cars }: { cars: string } = await response.json();
  return cars;
}
