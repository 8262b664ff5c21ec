import { loadColumns, valueAt } from './columns.ts';
import type { StockIndex } from './stock-index.ts';

/** A car as it is in the index, by column name; null = unknown. */
export type IndexedCar = Readonly<Record<string, ReturnType<typeof valueAt>>>;

/** The records of single cars by id, read without an engine; ids that are not in the index are left out. */
export function readDocuments(index: StockIndex, ids: readonly string[]): Map<string, IndexedCar> {
  const columns = loadColumns(index);
  const idColumn = columns.get('id');
  const requestedIds = new Set(ids);
  const carsById = new Map<string, IndexedCar>();
  for (let car = 0; idColumn && car < index.count; car++) {
    const id = String(valueAt(idColumn, car));
    if (requestedIds.has(id))
      carsById.set(
        id,
        Object.fromEntries([...columns].map(([name, column]) => [name, valueAt(column, car)])),
      );
  }
  return carsById;
}

/** The ids of the cars with these slugs, in the order of the slugs; unknown slugs are left out. */
export function findIdsBySlug(index: StockIndex, slugs: readonly string[]): string[] {
  const columns = loadColumns(index);
  const [idColumn, slugColumn] = [columns.get('id'), columns.get('slug')];
  if (!idColumn || !slugColumn) return [];
  const idBySlug = new Map<string, string>();
  for (let car = 0; car < index.count; car++) {
    const slug = String(valueAt(slugColumn, car));
    // Others are never looked up.
    if (slugs.includes(slug)) idBySlug.set(slug, String(valueAt(idColumn, car)));
  }
  return slugs.flatMap((slug) => idBySlug.get(slug) ?? []);
}
