import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { type Car, carSchema } from '#domain/car/car.ts';
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
  return slugs.size === parsed.output.cars.length ? { snapshot: parsed.output } : { problems: [SAME_SLUG] };
}

const RECOVERY_HINT =
  'Restore the file, or remove it to start afresh (price history and first-seen dates begin anew).';

/** Serialises a snapshot with one car per line, so that imports can be diffed. */
export function serialiseSnapshot(snapshot: Snapshot): string {
  return [...serialiseInPieces(snapshot)].join('');
}

/** How much of a snapshot is made at a time: a large stock has more text than it takes memory. */
const PIECE_LENGTH = 1024 * 1024;

/** The text of a snapshot, in pieces. */
export function* serialiseInPieces(snapshot: Snapshot): Generator<string, void> {
  let piece = '';
  for (const line of listLines(snapshot)) {
    piece += line;
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

function* listLines({ imported_at, cars, price_history, gone, listed }: Snapshot): Generator<string, void> {
  yield `{\n"imported_at":${JSON.stringify(imported_at)},\n"cars":[`;
  yield* joinLines(cars, (car) => JSON.stringify(car));
  yield '],\n"price_history":{';
  yield* joinLines(
    Object.entries(price_history),
    ([id, list]) => `${JSON.stringify(id)}:${JSON.stringify(list)}`,
  );
  yield '},\n"gone":[';
  yield* joinLines(gone, (car) => JSON.stringify(car));
  yield '],\n"listed":[';
  yield* joinLines(listed, (model) => JSON.stringify(model));
  yield ']\n}\n';
}

function* joinLines<Item>(
  items: readonly Item[],
  serialise: (item: Item) => string,
): Generator<string, void> {
  for (const [index, item] of items.entries()) yield `${index === 0 ? '' : ','}\n${serialise(item)}`;
  if (items.length > 0) yield '\n';
}

/** Whether a text is that of a snapshot. */
export function isTextOf(text: string, snapshot: Snapshot): boolean {
  let at = 0;
  for (const piece of serialiseInPieces(snapshot)) {
    if (!text.startsWith(piece, at)) return false;
    at += piece.length;
  }
  return at === text.length;
}

/** Why a build could not load cars, one line per problem. */
export function findCarProblems(cars: readonly Car[]): string[] {
  const slugs = new Set(cars.map(({ slug }) => slug));
  const twins = slugs.size === cars.length ? [] : [SAME_SLUG];
  const invalid = cars.flatMap((car) =>
    (v.safeParse(carSchema, car).issues ?? []).map(
      (issue) => `${car.id}: ${v.getDotPath(issue) ?? 'car'}: ${issue.message}.`,
    ),
  );
  return [...twins, ...invalid];
}

const SAME_SLUG = 'cars: two cars have the same slug.';
