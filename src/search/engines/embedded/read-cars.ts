import { loadColumns, valueAt } from './columns.ts';
import type { StockIndex } from './stock-index.ts';

/** A car as the index holds it, by the names of its columns; null = not known. */
export type IndexedCar = Readonly<Record<string, ReturnType<typeof valueAt>>>;

/** All that the index knows of single cars, by id, without an engine; ids that it does not hold are left out. */
export function readCars(index: StockIndex, ids: readonly string[]): Map<string, IndexedCar> {
  const columns = loadColumns(index);
  const idColumn = columns.get('id');
  const wanted = new Set(ids);
  const found = new Map<string, IndexedCar>();
  for (let car = 0; idColumn && car < index.count; car++) {
    const id = String(valueAt(idColumn, car));
    if (wanted.has(id))
      found.set(id, Object.fromEntries([...columns].map(([name, column]) => [name, valueAt(column, car)])));
  }
  return found;
}
