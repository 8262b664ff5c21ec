import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { writeAtomically } from '#platform/write-atomically.ts';
import { getSchemaAddress } from '#scripts/docs-config/schema-address.ts';
import { findFeedRecords } from '#stock/guess/find-feed-records.ts';
import { findPreset } from '#stock/guess/find-preset.ts';
import { guessMapping } from '#stock/guess/guess-mapping.ts';
import type { GuessedField, MappingDraft, Question } from '#stock/guess/mapping-draft.ts';
import { previewImport } from '#stock/guess/preview.ts';
import { applyAnswer, listQuestions } from '#stock/guess/questions.ts';
import { parseMapping } from '#stock/mapping/load-mapping.ts';
import type { Feed } from '#stock/readers/feed.ts';
import { readFeed } from '#stock/readers/read-feed.ts';
import type { DealerRules } from '#stock/rows/dealer-rules.ts';
import { StockError } from '#stock/stock-error.ts';
import { formatGuesses, formatPreview } from './format-mapping.ts';
import { assertNeededFields, parseDefault } from './needed-fields.ts';

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
  readonly unused: readonly string[];
  readonly preset?: string;
}

/** A mapping that was written, and the hosts of the feed's pictures. */
export interface MappedFeed {
  readonly draft: MappingDraft;
  readonly hosts: readonly string[];
}

/** Makes the mapping of a feed, asks what the feed does not say, previews the import, and writes the file. */
export async function mapFeed(options: MapFeedOptions): Promise<MappedFeed> {
  const { feedPath, out, log } = options;
  const isThere = await stat(out).then(
    () => true,
    () => false,
  );
  if (isThere && !options.force) {
    throw new StockError([
      `${out}: is already there. Name another file with --out, or replace it with --force.`,
    ]);
  }
  const start = await chooseStart(options);
  log(formatGuesses({ ...start, feedPath }));
  const given = applyOptions(start.draft, options);
  assertNeededFields(given, start.unused, feedPath);
  const draft = await answerQuestions(given, start.feed, options);
  parseMapping(draft, out);
  const preview = previewImport(draft, start.feed, options.dealer, options.now);
  log(formatPreview(preview, start.feed, options.dealer));
  await writeAtomically(
    out,
    `${JSON.stringify({ $schema: getSchemaAddress(out, 'mapping'), ...draft }, null, 2)}\n`,
  );
  log(`\nWritten: ${out}`);
  return { draft, hosts: preview.hosts };
}

async function chooseStart({ feedPath, preset, records }: MapFeedOptions): Promise<Start> {
  const found = preset === 'none' || records !== undefined ? undefined : await findPreset(feedPath, preset);
  if (found) return { draft: found.draft, feed: found.feed, fields: [], unused: [], preset: found.name };
  const path = records ?? (await findFeedRecords(feedPath));
  const feed = await readFeed(feedPath, path);
  const { draft, fields, unused } = guessMapping(feed);
  return { draft: path === undefined ? draft : { records: path, ...draft }, feed, fields, unused };
}

function applyOptions(draft: MappingDraft, { set, defaults }: MapFeedOptions): MappingDraft {
  return {
    ...draft,
    fields: { ...draft.fields, ...Object.fromEntries(set) },
    ...(defaults.length > 0 && {
      defaults: { ...draft.defaults, ...Object.fromEntries(defaults.map(parseDefault)) },
    }),
  };
}

/** Answers come from options, else from people where there are any, else each question's own default is taken. */
async function answerQuestions(
  given: MappingDraft,
  feed: Feed,
  { answers, isInteractive, log }: MapFeedOptions,
): Promise<MappingDraft> {
  let draft = given;
  const questions = listQuestions(draft, feed);
  const ids = new Set(questions.map(({ id }) => id));
  for (const id of answers.keys()) {
    if (!ids.has(id))
      throw new StockError([
        `--answer: there is no question "${id}". Questions: ${[...ids].join(', ') || 'none'}.`,
      ]);
  }
  log(`\nQuestions: ${questions.length}`);
  for (const question of questions) {
    const option = answers.get(question.id);
    if (option !== undefined && !question.choices.includes(option)) {
      throw new StockError([
        `--answer: "${option}" does not answer ${question.id}. Write one of: ${question.choices.join(', ')}.`,
      ]);
    }
    const answer = option ?? (isInteractive ? await askQuestion(question) : question.otherwise);
    log(`  ${question.id}: ${answer}${option === undefined && !isInteractive ? ' (default)' : ''}`);
    draft = applyAnswer(draft, question, answer);
  }
  return draft;
}

/** Asks at the terminal until an answer is one of the choices; return alone takes the default. */
async function askQuestion({ text, choices, otherwise }: Question): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    while (true) {
      const given = (await terminal.question(`${text} (${choices.join(', ')}) [${otherwise}] `)).trim();
      if (given === '') return otherwise;
      if (choices.includes(given)) return given;
    }
  } finally {
    terminal.close();
  }
}
