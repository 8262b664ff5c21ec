import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

const FILE = new URL('../../../shared/data/listings-au.csv', import.meta.url);

/** Real Australian listings as plain rows, where the data set is there; undefined where it is not. */
export function realListings(): Record<string, string>[] | undefined {
  if (!existsSync(FILE)) return undefined;
  return parse(readFileSync(FILE), { columns: true, relax_column_count: true, bom: true });
}
