import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { ignoreMissing } from '#platform/fs-errors.ts';
import { writeAtomically } from '#platform/write-atomically.ts';

const recordSchema = v.object({
  /** ISO time of the last attempt. */
  attempted_at: v.string(),
  /** ISO time of the last import that worked; null = none has. */
  succeeded_at: v.nullable(v.string()),
  /** Why the last attempt failed; null = it did not. */
  problem: v.nullable(v.string()),
});

/** How the last import of a dealer's feed went, also if there was no feed to report on: `.data/imports/<slug>.json`. */
export type ImportRecord = v.InferOutput<typeof recordSchema>;

const countSchema = v.pipe(v.number(), v.integer());

/** What operators need to know of `.data/reports/<slug>.json`. */
const reportSchema = v.object({
  at: v.string(),
  outcome: v.picklist(['imported', 'unchanged', 'refused']),
  refusals: v.array(v.string()),
  rows: v.object({ read: countSchema, held: countSchema, repaired: countSchema }),
});
export type ImportReportFacts = v.InferOutput<typeof reportSchema>;

/** Records an import. `problem`: why it failed; null = it did not. */
export async function recordImport(
  dataDir: string,
  slug: string,
  { at, problem }: { readonly at: Date; readonly problem: string | null },
): Promise<void> {
  const time = at.toISOString();
  const before = await readImportRecord(dataDir, slug);
  const succeeded_at = problem === null ? time : (before?.succeeded_at ?? null);
  const record: ImportRecord = { attempted_at: time, succeeded_at, problem };
  await writeAtomically(join(dataDir, 'imports', `${slug}.json`), JSON.stringify(record));
}

/** Undefined if nothing was imported, or the file is damaged. */
export function readImportRecord(dataDir: string, slug: string): Promise<ImportRecord | undefined> {
  return readJson(join(dataDir, 'imports', `${slug}.json`), recordSchema);
}

/** Undefined if nothing was imported, or the file is damaged. */
export function readImportReport(dataDir: string, slug: string): Promise<ImportReportFacts | undefined> {
  return readJson(join(dataDir, 'reports', `${slug}.json`), reportSchema);
}

async function readJson<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const text = await readFile(file, 'utf8').catch(ignoreMissing);
  try {
    return text === undefined ? undefined : v.parse(schema, JSON.parse(text));
  } catch {
    return undefined;
  }
}
