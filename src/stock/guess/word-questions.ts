import { PRICE_TYPE_TEXTS, readPriceType } from '#domain/car/price/price-type.ts';
import type { StockFieldName } from '#stock/mapping/fields.ts';
import { type ImportPlan, type PlannedSource, planFromMapping } from '#stock/mapping/import-plan.ts';
import { parseMapping } from '#stock/mapping/load-mapping.ts';
import { TRANSFORMS, tidyCell } from '#stock/mapping/transforms.ts';
import { meetsConditions } from '#stock/mapping/translate-cells.ts';
import { isBlank } from '#stock/normalise/text/tidy-text.ts';
import { findStatus, NOT_FOR_SALE } from '#stock/normalise/vehicle/status-in-text.ts';
import { TRADE_WORDS, VOCABULARY_NAMES } from '#stock/normalise/vehicle/trade-words.ts';
import type { Feed, FeedRow } from '#stock/readers/feed.ts';
import { mapRow } from '#stock/rows/map-row.ts';
import {
  type DraftSource,
  type MappingDraft,
  type Question,
  toSources,
  whereSays,
  withDefault,
  withField,
} from './mapping-draft.ts';
import { count } from './place-questions.ts';
import { KNOWN_STATUSES } from './plausible-values.ts';

const HIDE = 'hide';
const UNKNOWN = 'unknown';
/** The most words of a field that are asked for, those of most cars first. */
const MAX_WORDS = 30;
/** What is one thing to one feed and another to the next: a truck, or a ute in American feeds; a campervan, or a camper trailer. A boat trailer is no boat. */
const AMBIGUOUS: Partial<Record<StockFieldName, RegExp>> = {
  simple_body: /^(?:trucks?|campers?|(?:boat|bike|car) trailers?)$/i,
};
/** The transforms whose words are asked for. */
const ASKED = [...VOCABULARY_NAMES, 'price_type'] as const;

/** A question for every word of a feed that is not known, in the columns that visitors filter by. */
export function listWordQuestions(draft: MappingDraft, feed: Feed): Question[] {
  const plan = planFromMapping(parseMapping(draft, 'mapping'), feed, { feed: 'feed', mapping: 'mapping' });
  const rows = feed.rows.filter((row) => meetsConditions(row.cells, plan.where));
  const words = plan.fields.flatMap(({ field, sources }) => {
    const at = sources.findIndex(({ transform }) => ASKED.some((name) => TRANSFORMS[name] === transform));
    const source = sources[at];
    const vocabulary = ASKED.find((name) => TRANSFORMS[name] === source?.transform);
    if (vocabulary === undefined || source === undefined) return [];
    const unknown = new Map<string, number>();
    for (const row of rows) {
      const word = findUnknownWord(source, row, field);
      if (word !== undefined) unknown.set(word, (unknown.get(word) ?? 0) + 1);
    }
    const sorted = [...unknown].sort(([, a], [, b]) => b - a);
    const known = vocabulary === 'price_type' ? PRICE_TYPE_TEXTS : Object.keys(TRADE_WORDS[vocabulary].words);
    const { choices, otherwise } = getChoices(field, known);
    return sorted.slice(0, MAX_WORDS).map(
      ([word, cars]): Question => ({
        id: `${vocabulary}: "${word}"`,
        field,
        choices,
        otherwise:
          choices.find((choice) =>
            [source.transform.read([word]), field === 'status' && findStatus(word)].includes(choice),
          ) ?? otherwise,
        text: `What does the ${vocabulary.replace('_', ' ')} "${word}" mean (${count(cars)})?`,
        apply: (given, answer) => translateWord(given, field, at, word, answer),
      }),
    );
  });
  return [...words, ...askForPriceType(draft, rows, plan)];
}

/** What prices include, where nothing says it: buyers must know, and so must search engines that list vehicles. */
function askForPriceType({ defaults }: MappingDraft, rows: readonly FeedRow[], plan: ImportPlan): Question[] {
  const fields = plan.fields.filter(({ field }) => field === 'price' || field === 'price_type');
  const silent = rows.filter((row) => {
    const { price, price_type } = mapRow(row, { ...plan, fields }).values;
    return price && (price_type ?? null) === null;
  });
  if (defaults?.price_type || silent.length === 0) return [];
  return [
    {
      id: 'price_type',
      field: 'price_type',
      choices: [...PRICE_TYPE_TEXTS, 'Incl. GST', UNKNOWN],
      otherwise: UNKNOWN,
      text: `Nothing says what the prices of ${count(silent.length)} include. What are they?`,
      apply: (given, answer) => (answer === UNKNOWN ? given : withDefault(given, 'price_type', answer)),
    },
  ];
}

/**
 * What is sold beside vehicles, such as accessories, is hidden by its body or condition. Without its condition a car is held
 * back, so that there is no answer to leave it open.
 */
function getChoices(
  field: StockFieldName,
  known: readonly string[],
): Pick<Question, 'choices' | 'otherwise'> {
  if (field === 'car_type') return { choices: [...known, HIDE], otherwise: 'used' };
  if (field === 'simple_body') return { choices: [...known, HIDE, UNKNOWN], otherwise: UNKNOWN };
  const otherwise = field === 'status' ? HIDE : UNKNOWN;
  return { choices: [...known, otherwise], otherwise };
}

/** What a row says in the first filled column of a field, unless the meaning is known. */
function findUnknownWord(
  { from, translate, transform }: PlannedSource,
  { cells }: FeedRow,
  field: StockFieldName,
): string | undefined {
  const words = from.flatMap((column) => {
    const cell = cells.get(column) ?? '';
    const tidy = isBlank(cell) ? undefined : tidyCell(cell, transform);
    return tidy && 'text' in tidy ? [tidy.text] : [];
  });
  const [word] = words;
  const meant = words.map((text) => translate(text, cells));
  if (word === undefined || meant[0] === '') return undefined;
  const value = transform.read(meant);
  return isKnown(field, value) && !AMBIGUOUS[field]?.test(meant[0] ?? '') ? undefined : word;
}

/** Any text is a status or a price type, but not one that means something here. */
function isKnown(field: StockFieldName, value: unknown): boolean {
  if (field === 'status') return KNOWN_STATUSES.includes(String(value));
  return field === 'price_type' ? Boolean(readPriceType(String(value))) : value !== undefined;
}

function translateWord(
  draft: MappingDraft,
  field: StockFieldName,
  at: number,
  word: string,
  answer: string,
): MappingDraft {
  const sources = toSources(draft.fields[field]);
  const source = sources[at];
  if (source === undefined || answer === UNKNOWN) return draft;
  if (answer === HIDE && field !== 'status')
    return field === 'simple_body' ? hideRows(draft, source, word) : draft;
  const value = answer === HIDE ? NOT_FOR_SALE : answer;
  const translated = sources.with(at, { ...source, values: { ...source.values, [word]: value } });
  return withField(draft, field, translated.length === 1 ? translated[0] : translated);
}

/** Gives the rows with a word a status that sites do not show. Of an unknown condition that holds by itself. */
function hideRows(draft: MappingDraft, { from }: DraftSource, word: string): MappingDraft {
  const hidden = [from].flat().map((column) => whereSays(column, [word], NOT_FOR_SALE));
  return withField(draft, 'status', [...hidden, ...toSources(draft.fields.status)]);
}
