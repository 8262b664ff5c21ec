import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import * as v from 'valibot';
import { carSchema } from '#domain/car/car.ts';
import { ignoreMissing } from '#platform/fs-errors.ts';
import { parseJson } from '#stock/readers/parse-json.ts';
import { StockError } from '#stock/stock-error.ts';
import { type KnownCar, type Stock, snapshotSchema } from './snapshot.ts';

/** A snapshot on disk: as much of its cars as the next import takes, and the hash of its text. */
export interface StoredStock {
  readonly stock: Stock<KnownCar>;
  readonly hash: string;
}

/** Reads a dealer's last snapshot; undefined before the first import. Throws StockError if it is invalid. */
export async function readStoredStock(file: string): Promise<StoredStock | undefined> {
  if (!(await stat(file).catch(ignoreMissing))) return undefined;
  const parsed = await parseSnapshot(createReadStream(file, 'utf8'));
  if ('stock' in parsed) return parsed;
  throw new StockError(parsed.problems.map((problem) => `${file}: ${problem} ${RECOVERY_HINT}`));
}

/** Why a build could not load a snapshot: what is wrong, one line per problem. */
export async function findSnapshotProblems(text: string): Promise<readonly string[]> {
  const parsed = await parseSnapshot([text]);
  return 'problems' in parsed ? parsed.problems : [];
}

type Pieces = AsyncIterable<string> | Iterable<string>;

async function parseSnapshot(
  pieces: Pieces,
): Promise<StoredStock | { readonly problems: readonly string[] }> {
  const { rest, cars: carsOnLines, hash } = await takeCarLines(pieces);
  const onLines = carsOnLines.values();
  const json = parseJson(rest);
  if ('brokenAt' in json) return { problems: [`line ${json.brokenAt}: the JSON is broken here.`] };
  const parsed = v.safeParse(storedSchema, json.value);
  if (!parsed.success) {
    return { problems: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'file'}: ${issue.message}.`) };
  }
  const checked = parsed.output.cars.map((car, index) =>
    car === null ? (onLines.next().value ?? checkCar(car, index)) : checkCar(car, index),
  );
  const problems = checked.flatMap((car) => ('problems' in car ? car.problems : []));
  if (problems.length > 0) return { problems };
  const cars = checked.filter((car): car is KnownCar => !('problems' in car));
  const slugs = new Set(cars.map(({ slug }) => slug));
  return slugs.size === cars.length ? { stock: { ...parsed.output, cars }, hash } : { problems: [SAME_SLUG] };
}

/** The cars that have a line for each, checked one by one, as all of them at once take a lot of memory; null stands for them in the rest. */
async function takeCarLines(
  pieces: Pieces,
): Promise<{ readonly rest: string; readonly cars: CheckedCar[]; readonly hash: string }> {
  const hash = createHash('sha256');
  const cars: CheckedCar[] = [];
  let rest = '';
  let isAmongCars = false;
  for await (const line of splitLines(pieces)) {
    hash.update(line);
    if (line.startsWith(']')) isAmongCars = false;
    const [, text, end] = (isAmongCars && /^(\{.*\})(,?\n)$/.exec(line)) || [];
    const json = text === undefined ? undefined : parseJson(text);
    const isCar = json !== undefined && 'value' in json;
    if (isCar) cars.push(checkCar(json.value, cars.length));
    rest += isCar ? `null${end}` : line;
    if (line === CARS_START) isAmongCars = true;
  }
  return { rest, cars, hash: hash.digest('hex') };
}

type CheckedCar = KnownCar | { readonly problems: readonly string[] };

const storedSchema = v.strictObject({ ...snapshotSchema.entries, cars: v.array(v.unknown()) });

function checkCar(given: unknown, index: number): CheckedCar {
  const parsed = v.safeParse(carSchema, given);
  if (!parsed.success) {
    return {
      problems: parsed.issues.map((issue) => `cars.${index}.${v.getDotPath(issue) ?? ''}: ${issue.message}.`),
    };
  }
  const { id, slug, created_at, make, model, simple_body, price, ...listed } = parsed.output;
  const { status, sold, sold_date_timestamp, show_on_dealer_website, year, stocknum } = listed;
  return {
    ...{ id, slug, created_at, make, model, simple_body, price },
    ...{ status, sold, sold_date_timestamp, show_on_dealer_website, year, stocknum },
  };
}

/** The lines of a text, each with its end. */
async function* splitLines(pieces: Pieces): AsyncGenerator<string, void> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = `${rest}${piece}`.split(/(?<=\n)/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

const RECOVERY_HINT =
  'Restore the file, or remove it to start afresh (price history and first-seen dates begin anew).';

/** How much of a snapshot is made at a time: a large stock has more text than it takes memory. */
const PIECE_LENGTH = 64 * 1024;
const CARS_START = '"cars":[\n';

/** Serialises a stock, in pieces of text, with one car per line, so that imports can be diffed. */
export function* serialiseStock(stock: Stock): Generator<string, void> {
  let piece = '';
  for (const line of listLines(stock)) {
    piece += line;
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

function* listLines({ imported_at, cars, price_history, gone, listed }: Stock): Generator<string, void> {
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
  items: Iterable<Item> & { readonly length: number },
  serialise: (item: Item) => string,
): Generator<string, void> {
  let separator = '\n';
  for (const item of items) {
    yield `${separator}${serialise(item)}`;
    separator = ',\n';
  }
  if (items.length > 0) yield '\n';
}

/** The hash of a stock's text. */
export function hashStock(stock: Stock): string {
  const hash = createHash('sha256');
  for (const piece of serialiseStock(stock)) hash.update(piece);
  return hash.digest('hex');
}

/** Why a build could not load cars, one line per problem. */
export function findCarProblems(cars: Stock['cars']): string[] {
  const slugs = new Set<string>();
  const problems: string[] = [];
  for (const car of cars) {
    slugs.add(car.slug);
    for (const issue of v.safeParse(carSchema, car).issues ?? [])
      problems.push(`${car.id}: ${v.getDotPath(issue) ?? 'car'}: ${issue.message}.`);
  }
  return slugs.size === cars.length ? problems : [SAME_SLUG, ...problems];
}

const SAME_SLUG = 'cars: two cars have the same slug.';
