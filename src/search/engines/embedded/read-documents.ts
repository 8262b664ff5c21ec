import { loadColumns, valueAt } from './columns.ts';
import type { StockIndex } from './stock-index.ts';

/** A car as the index holds it, by the names of its columns; null = not known. */
export type IndexedCar = Readonly<Record<string, ReturnType<typeof valueAt>>>;

/** All that the index knows of single cars, by id, without an engine; ids that it does not hold are left out. */
export function readDocuments(index: StockIndex, ids: readonly string[]): Map<string, IndexedCar> {
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

/** The ids of the cars with these slugs, in the slugs' order; slugs that the index does not hold are left out. */
export function findIdsBySlug(index: StockIndex, slugs: readonly string[]): string[] {
  const columns = loadColumns(index);
  const [idColumn, slugColumn] = [columns.get('id'), columns.get('slug')];
  if (!idColumn || !slugColumn) return [];
  const found = new Map<string, string>();
  for (let car = 0; car < index.count; car++) {
    const slug = String(valueAt(slugColumn, car));
    if (slugs.includes(slug)) found.set(slug, String(valueAt(idColumn, car)));
  }
  return slugs.flatMap((slug) => found.get(slug) ?? []);
}
