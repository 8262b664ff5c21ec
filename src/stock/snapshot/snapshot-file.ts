import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { ignoreMissing } from '#platform/fs-errors.ts';
import { parseJson } from '#stock/readers/parse-json.ts';
import { StockError } from '#stock/stock-error.ts';
import { type Snapshot, snapshotSchema } from './snapshot.ts';

/** A snapshot on disk, with its exact text. */
export interface StoredSnapshot {
  readonly snapshot: Snapshot;
  readonly text: string;
}

/** Reads a dealer's last snapshot; undefined before the first import. Throws StockError if it is invalid. */
export async function readStoredSnapshot(file: string): Promise<StoredSnapshot | undefined> {
  const text = await readFile(file, 'utf8').catch(ignoreMissing);
  if (text === undefined) return undefined;
  const parsed = parseSnapshot(text);
  if ('snapshot' in parsed) return { snapshot: parsed.snapshot, text };
  throw new StockError(parsed.problems.map((problem) => `${file}: ${problem} ${RECOVERY_HINT}`));
}

/** Why a build could not load a snapshot: what is wrong, one line per problem. */
export function findSnapshotProblems(text: string): readonly string[] {
  const parsed = parseSnapshot(text);
  return 'problems' in parsed ? parsed.problems : [];
}

function parseSnapshot(
  text: string,
): { readonly snapshot: Snapshot } | { readonly problems: readonly string[] } {
  const json = parseJson(text);
  if ('brokenAt' in json) return { problems: [`line ${json.brokenAt}: the JSON is broken here.`] };
  const parsed = v.safeParse(snapshotSchema, json.value);
  if (!parsed.success) {
    return { problems: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'file'}: ${issue.message}.`) };
  }
  const slugs = new Set(parsed.output.cars.map(({ slug }) => slug));
  return slugs.size === parsed.output.cars.length
    ? { snapshot: parsed.output }
    : { problems: ['cars: two cars have the same slug.'] };
}

const RECOVERY_HINT =
  'Restore the file, or remove it to start afresh (price history and first-seen dates begin anew).';

/** Serialises a snapshot with one car per line, so that imports can be diffed. */
export function serialiseSnapshot({ imported_at, cars, price_history, gone, listed }: Snapshot): string {
  const prices = Object.entries(price_history).map(
    ([id, list]) => `${JSON.stringify(id)}:${JSON.stringify(list)}`,
  );
  return `{
"imported_at":${JSON.stringify(imported_at)},
"cars":[${joinLines(cars.map((car) => JSON.stringify(car)))}],
"price_history":{${joinLines(prices)}},
"gone":[${joinLines(gone.map((car) => JSON.stringify(car)))}],
"listed":[${joinLines(listed.map((model) => JSON.stringify(model)))}]
}
`;
}

function joinLines(items: readonly string[]): string {
  return items.length === 0 ? '' : `\n${items.join(',\n')}\n`;
}
