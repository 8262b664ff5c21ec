import type { StockRecord } from '#search/engines/embedded/build-index.ts';
import { RANK_FIELD } from './fields.ts';
import { QUERY_FIELDS } from './query-fields.ts';

export type TypesenseDocument = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** A car's record as Typesense stores it: without unknown values, with the texts to search. */
export function toTypesenseDocument(record: StockRecord, rank: number): TypesenseDocument {
  const known = Object.entries(record).filter(([, value]) => value !== null);
  const texts = QUERY_FIELDS.flatMap(({ source, name, textOf }) => {
    const value = record[source] ?? null;
    return textOf && value !== null ? [[name, textOf(String(value))] as const] : [];
  });
  return Object.fromEntries([...known, ...texts, [RANK_FIELD, rank]]) as TypesenseDocument;
}
