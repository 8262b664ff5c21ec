import { loadColumns, valueAt } from './columns.ts';
import type { StockIndex } from './stock-index.ts';

/** A car as it is in the index, by column name; null = unknown. */
export type IndexedCar = Readonly<Record<string, ReturnType<typeof valueAt>>>;

/** The records of single cars by id or slug, read without an engine; those that are not in the index are left out. */
export function readDocuments(
  index: StockIndex,
  values: readonly string[],
  by: 'id' | 'slug' = 'id',
): Map<string, IndexedCar> {
  const columns = loadColumns(index);
  const keys = columns.get(by);
  const requested = new Set(values);
  const cars = new Map<string, IndexedCar>();
  for (let car = 0; keys && car < index.count; car++) {
    const key = String(valueAt(keys, car));
    if (requested.has(key))
      cars.set(key, Object.fromEntries([...columns].map(([name, column]) => [name, valueAt(column, car)])));
  }
  return cars;
}
