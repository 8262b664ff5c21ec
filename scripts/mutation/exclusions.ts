import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';

/** Mutants that make no difference, each with the reason. */
export const EXCLUSIONS_FILE = 'tests/mutation-exclusions.tsv';

/** Mutants that count nowhere: those of some mutators that begin in a line of a file. */
export interface Exclusion {
  readonly file: string;
  readonly mutators: readonly string[];
  /** The line without the blanks around it. */
  readonly line: string;
  readonly reason: string;
}

/** Reads the list; the mutators of a row are separated by commas. */
export async function readExclusions(): Promise<Exclusion[]> {
  const rows = parse<Record<'file' | 'mutators' | 'line' | 'reason', string>>(
    await readFile(EXCLUSIONS_FILE, 'utf8'),
    { columns: true, delimiter: '\t' },
  );
  return rows.map((row) => ({ ...row, mutators: row.mutators.split(',') }));
}
