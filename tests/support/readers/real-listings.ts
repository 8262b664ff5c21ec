import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

const LISTINGS_FILE = new URL('../../../../shared/data/listings-au.csv', import.meta.url);

/** Real Australian listings as plain rows; undefined if the data set is not installed. */
export function readRealListings(): Record<string, string>[] | undefined {
  if (!existsSync(LISTINGS_FILE)) return undefined;
  return parse(readFileSync(LISTINGS_FILE), { columns: true, relax_column_count: true, bom: true });
}
