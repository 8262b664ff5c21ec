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
  const json = parseJson(text);
  if ('brokenAt' in json)
    throw new StockError([`${file}: line ${json.brokenAt}: the JSON is broken here. ${RECOVERY_HINT}`]);
  const parsed = v.safeParse(snapshotSchema, json.value);
  if (parsed.success) return { snapshot: parsed.output, text };
  throw new StockError(
    parsed.issues.map(
      (issue) => `${file}: ${v.getDotPath(issue) ?? 'file'}: ${issue.message}. ${RECOVERY_HINT}`,
    ),
  );
}

const RECOVERY_HINT =
  'Restore the file, or remove it to start afresh (price history and first-seen dates begin anew).';

/** Serialises a snapshot with one car per line, so that imports can be diffed. */
export function serialiseSnapshot({ imported_at, cars, price_history, gone }: Snapshot): string {
  const prices = Object.entries(price_history).map(
    ([id, list]) => `${JSON.stringify(id)}:${JSON.stringify(list)}`,
  );
  return `{
"imported_at":${JSON.stringify(imported_at)},
"cars":[${joinLines(cars.map((car) => JSON.stringify(car)))}],
"price_history":{${joinLines(prices)}},
"gone":[${joinLines(gone.map((car) => JSON.stringify(car)))}]
}
`;
}

function joinLines(items: readonly string[]): string {
  return items.length === 0 ? '' : `\n${items.join(',\n')}\n`;
}
