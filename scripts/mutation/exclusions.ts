import { readFile } from 'node:fs/promises';
import type { MutationReport } from './scores.ts';

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

/** Reads the list: a heading, then a file, its mutators with commas, the line and the reason, with a tab between two. */
export async function readExclusions(): Promise<Exclusion[]> {
  const [, ...rows] = (await readFile(EXCLUSIONS_FILE, 'utf8')).trimEnd().split('\n');
  return rows.map((row) => {
    const [file = '', mutators = '', line = '', reason = ''] = row.split('\t');
    return { file, mutators: mutators.split(','), line, reason };
  });
}

/** The report without the mutants that are excluded. */
export function leaveOut({ files }: MutationReport, exclusions: readonly Exclusion[]): MutationReport {
  return {
    files: Object.fromEntries(
      Object.entries(files).map(([path, { source, mutants }]) => {
        const lines = source.split('\n');
        const own = exclusions.filter(({ file }) => file === path);
        const counts = ({ mutatorName, location }: (typeof mutants)[number]) =>
          !own.some(
            ({ line, mutators }) =>
              line === lines[location.start.line - 1]?.trim() && mutators.includes(mutatorName),
          );
        return [path, { source, mutants: mutants.filter(counts) }];
      }),
    ),
  };
}
