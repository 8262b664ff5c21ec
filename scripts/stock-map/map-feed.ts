import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import * as v from 'valibot';
import { carSchema } from '#domain/car/car.ts';
import { COUNTRIES } from '#domain/country.ts';
import { groupByAddress } from '#domain/location/premises.ts';
import { writeAtomically } from '#platform/write-atomically.ts';
import { getSchemaAddress } from '#scripts/cli/schema-address.ts';
import { listColumnQuestions } from '#stock/guess/column-questions.ts';
import { askForCurrency } from '#stock/guess/currency-question.ts';
import { findFeedRecords } from '#stock/guess/find-feed-records.ts';
import { findPreset } from '#stock/guess/find-preset.ts';
import { guessMapping } from '#stock/guess/guess-mapping.ts';
import { buildSource } from '#stock/guess/guess-source.ts';
import type { GuessedField, MappingDraft, Question } from '#stock/guess/mapping-draft.ts';
import { describeLosses, type Preview, previewImport } from '#stock/guess/preview.ts';
import { listUnusedColumns } from '#stock/guess/unused-columns.ts';
import { listWordQuestions } from '#stock/guess/word-questions.ts';
import { FIELD_NAMES, isRequired, STOCK_FIELDS, type StockFieldName } from '#stock/mapping/fields.ts';
import { parseMapping } from '#stock/mapping/load-mapping.ts';
import type { Feed } from '#stock/readers/feed.ts';
import { readFeedDocument } from '#stock/readers/read-feed.ts';
import type { DealerRules } from '#stock/rows/apply-rules.ts';
import { StockError } from '#stock/stock-error.ts';

export interface MapFeedOptions {
  readonly feedPath: string;
  /** The mapping file to write. */
  readonly out: string;
  /** A shipped mapping to start from; 'none' to guess. */
  readonly preset?: string | undefined;
  readonly records?: string | undefined;
  readonly set: readonly (readonly [field: string, column: string])[];
  /** What fields are where the feed is silent. */
  readonly defaults: readonly (readonly [field: string, value: string])[];
  /** By the id of a question. */
  readonly answers: ReadonlyMap<string, string>;
  readonly isInteractive: boolean;
  readonly force: boolean;
  readonly now: Date;
  readonly dealer: DealerRules;
  readonly log: (text: string) => void;
}

interface Start {
  readonly draft: MappingDraft;
  readonly feed: Feed;
  readonly fields: readonly GuessedField[];
  readonly questions: readonly Question[];
  readonly preset?: string;
}

/** A mapping that was written, what was asked for it, and the hosts of the feed's pictures. */
export interface MappedFeed {
  readonly draft: MappingDraft;
  readonly questions: readonly Question[];
  readonly hosts: readonly string[];
}

/** Makes the mapping of a feed, asks what the feed does not say, previews the import, and writes the file. */
export async function mapFeed(options: MapFeedOptions): Promise<MappedFeed> {
  const { feedPath, out, log } = options;
  if (existsSync(out) && !options.force) {
    throw new StockError([
      `${out}: is already there. Name another file with --out, or replace it with --force.`,
    ]);
  }
  const start = await chooseStart(options);
  log(formatGuesses(feedPath, start));
  const given = applyOptions(start, options);
  assertNeededFields(given, start.feed, feedPath);
  const { draft, questions } = await answerQuestions(given, start, options);
  parseMapping(draft, out);
  const preview = previewImport(draft, start.feed, { country: 'au', ...options.dealer }, options.now);
  log([...formatUnused(draft, start.feed), ...formatPreview(preview, start.feed, options.dealer)].join('\n'));
  await writeAtomically(
    out,
    `${JSON.stringify({ $schema: getSchemaAddress(out, 'mapping'), ...draft }, null, 2)}\n`,
  );
  log(`\nWritten: ${out}`);
  return { draft, questions, hosts: preview.hosts };
}

async function chooseStart({ feedPath, preset, records, dealer }: MapFeedOptions): Promise<Start> {
  const document = await readFeedDocument(feedPath);
  const yards = groupByAddress(dealer.locations ?? []).map(({ main }) => main);
  const path = records ?? findFeedRecords(document);
  const feed = document.toFeed(path);
  // Any mapping would fit it.
  if (feed.rows.length === 0)
    throw new StockError([`${feedPath}: has no vehicles. Ask for a feed that has some.`]);
  const isGuessed = preset === 'none' || records !== undefined;
  const found = isGuessed ? undefined : await findPreset(document, feedPath, preset);
  if (found) {
    const { name, ...shape } = found;
    // A preset knows which of several prices counts, and which notes are for visitors.
    const questions = listColumnQuestions(shape.draft, shape.feed, yards).filter(
      ({ id, field }) => id !== 'price' && field !== 'description',
    );
    return { ...shape, fields: [], questions, preset: name };
  }
  const { draft, ...guess } = guessMapping(feed, yards);
  return { draft: path === undefined ? draft : { records: path, ...draft }, feed, ...guess };
}

/** A column that is named by hand is read as one that is guessed. */
function applyOptions({ draft, feed }: Start, { set, defaults }: MapFeedOptions): MappingDraft {
  const sources = [...Map.groupBy(set, ([field]) => field)].map(([field, pairs]) => {
    const name = FIELD_NAMES.find((known) => known === field);
    const list = pairs.map(([, column]) => {
      const source = name && feed.columns.includes(column) ? buildSource(name, column, feed) : undefined;
      const { optional: _, ...others } = source ?? { from: column };
      return Object.keys(others).length > 1 ? others : column;
    });
    return [field, list.length === 1 ? list[0] : list];
  });
  return {
    ...draft,
    fields: { ...draft.fields, ...Object.fromEntries(sources) },
    ...(defaults.length > 0 && {
      defaults: { ...draft.defaults, ...Object.fromEntries(defaults.map(parseDefault)) },
    }),
  };
}

/** Answers come from options, else from people where there are any, else each question's own default is taken. */
async function answerQuestions(
  given: MappingDraft,
  { feed, questions: columnQuestions }: Start,
  options: MapFeedOptions,
): Promise<{ readonly draft: MappingDraft; readonly questions: readonly Question[] }> {
  const named = new Set([...options.set, ...options.defaults].map(([field]) => field));
  const columns = columnQuestions.filter(({ field }) => !named.has(field));
  const read = await answerAll(given, columns, options);
  const currency = askForCurrency(read.draft, feed, COUNTRIES[options.dealer.country ?? 'au'].currency);
  const first = await answerAll(read.draft, currency, options);
  const words = listWordQuestions(first.draft, feed);
  const second = await answerAll(first.draft, words, options);
  const questions = [...columns, ...currency, ...words];
  const ids = questions.map(({ id }) => id);
  for (const id of options.answers.keys()) {
    if (!ids.includes(id))
      throw new StockError([
        `--answer: there is no question "${id}". Questions: ${ids.join(', ') || 'none'}.`,
      ]);
  }
  options.log(
    [`\nQuestions: ${questions.length}`, ...read.lines, ...first.lines, ...second.lines].join('\n'),
  );
  return { draft: second.draft, questions };
}

async function answerAll(
  given: MappingDraft,
  questions: readonly Question[],
  { answers, isInteractive }: MapFeedOptions,
): Promise<{ readonly draft: MappingDraft; readonly lines: readonly string[] }> {
  let draft = given;
  const lines: string[] = [];
  for (const question of questions) {
    const { id, text, choices, otherwise, isOpen } = question;
    const option = answers.get(id);
    if (option !== undefined && !isOpen && !choices.includes(option)) {
      throw new StockError([
        `--answer: "${option}" does not answer ${id}. Write one of: ${choices.join(', ')}.`,
      ]);
    }
    const isAsked = isInteractive && option === undefined && (isOpen || choices.length > 1);
    const answer = option ?? (isAsked ? await askQuestion(question) : otherwise);
    lines.push(
      `  ${id}: ${answer}${option === undefined && !isAsked ? ` (default). ${text} ${choices.join(', ')}` : ''}`,
    );
    draft = question.apply(draft, answer);
  }
  return { draft, lines };
}

/** Asks at the terminal until an answer is one of the choices; return alone takes the default. */
async function askQuestion({ text, choices, otherwise, isOpen }: Question): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    while (true) {
      const given = (await terminal.question(`${text} (${choices.join(', ')}) [${otherwise}] `)).trim();
      if (given === '') return otherwise;
      if (isOpen || choices.includes(given)) return given;
    }
  } finally {
    terminal.close();
  }
}

const MAX_COLUMNS_NAMED = 8;

/** Throws StockError with a line for each field that every car needs and the mapping lacks, and the options that fill it. */
function assertNeededFields(draft: MappingDraft, feed: Feed, feedPath: string): void {
  const { fields, defaults = {} } = draft;
  const unused = listUnusedColumns(draft, feed).map(({ name }) => name);
  const missing = FIELD_NAMES.filter((field) => isRequired(field) && !fields[field] && !(field in defaults));
  const columns = unused.slice(0, MAX_COLUMNS_NAMED).map((column) => `"${column}"`);
  const more = unused.length > MAX_COLUMNS_NAMED ? ', ...' : '';
  const choices = columns.length === 0 ? '' : ` (not used so far: ${columns.join(', ')}${more})`;
  if (missing.length === 0) return;
  throw new StockError(
    missing.map(
      (field) =>
        `${feedPath}: ${field}: no column looks like it. Name one with --set ${field}=<column>${choices}, ` +
        `or give all cars one value with --default ${field}=<value>.`,
    ),
  );
}

/** The value of a default as its field holds it: 2024 for a year, '500' for a badge. Others are left for the mapping's check. */
function parseDefault([field, text]: readonly [field: string, text: string]): [string, unknown] {
  const name = FIELD_NAMES.find((known): known is StockFieldName => known === field);
  if (name === undefined || v.is(carSchema.entries[name], text)) return [field, text];
  const number = Number(text);
  if (text !== '' && Number.isFinite(number)) return [field, number];
  return [field, { true: true, false: false }[text] ?? text];
}

/** What each column was taken for, and how sure that is. */
function formatGuesses(feedPath: string, { feed, fields, preset }: Start): string {
  const head = `${feedPath}: ${feed.rows.length} rows, ${feed.columns.length} columns`;
  if (preset)
    return `${head}\n\nIts columns are those of the preset "${preset}" (scripts/mappings/${preset}.mapping.json).`;
  const rows = fields.map(({ field, columns, sureness, why }) => [field, columns.join(' + '), sureness, why]);
  return `${head}\n\n${alignColumns([['field', 'column', 'sure?', 'because of'], ...rows])}`;
}

/** Optional fields that pages show. */
const SHOWN_FIELDS: readonly StockFieldName[] = [
  'badge',
  'before_price',
  'status',
  'vin',
  'registration',
  'description',
  'features',
  'interior_colour',
];

/** What the mapping leaves out: columns that say something, with an example and what it may be; others; fields without a column. */
function formatUnused(draft: MappingDraft, feed: Feed): string[] {
  const unused = listUnusedColumns(draft, feed);
  const telling = unused.flatMap(({ name, example, suspect }) => {
    if (example === undefined) return [];
    const use = suspect === undefined ? '' : `  (use it: --set '${suspect}=${name}')`;
    return [`  ${name}: ${JSON.stringify(example.slice(0, 80))}${use}`];
  });
  const others = unused.flatMap(({ name, example }) => (example === undefined ? [name] : []));
  const known = { ...draft.defaults, ...draft.fields };
  const isPlaced = 'location_id' in known;
  const missing = FIELD_NAMES.filter(
    (field) =>
      (STOCK_FIELDS[field].missing === 'report' || SHOWN_FIELDS.includes(field)) &&
      !(field in known || (isPlaced && (field === 'city' || field === 'state'))),
  );
  return [
    ...(telling.length > 0 ? ['\nNot used, though it may matter (use it with --set):', ...telling] : []),
    ...(others.length > 0 ? [`\nNot used: ${others.join(', ')}`] : []),
    ...(missing.length > 0 ? [`\nNo column was found for: ${missing.join(', ')}`] : []),
  ];
}

/** Five cars as they would appear, what would be lost, and what the dealer's files still need. */
function formatPreview(
  { cars, read, shown, unplaced, hosts }: Preview,
  feed: Feed,
  dealer: DealerRules,
): string[] {
  const unnamed = dealer.imageHosts ? hosts.filter((host) => !dealer.imageHosts?.includes(host)) : hosts;
  const named = unnamed.map((host) => `'${host}'`).join(', ');
  return [
    '',
    'Cars as they would appear:',
    ...cars.map((car) => `  ${car}`),
    '',
    `Rows: ${read.rows} = ${read.heldRows} held back + ${read.clean} clean + ${read.repairedRows} repaired. Shown: ${shown.shown} of ${shown.cars}.`,
    ...(feed.notes ?? []).map((note) => `  the feed ${note}`),
    ...shown.hidden.map(({ reason, cars: count }) => `  hidden: ${count} ${reason}`),
    ...(unplaced > 0 ? [`  at none of your yards: ${unplaced}`] : []),
    ...describeLosses(read.held).map((line) => `  held back: ${line}`),
    ...describeLosses(read.repaired).map((line) => `  lost: ${line}`),
    ...(named ? ['', `Pictures need this in site.ts: imageHosts: [${named}]`] : []),
  ];
}

function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
    .join('\n');
}
