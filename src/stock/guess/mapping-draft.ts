import type { StockFieldName } from '#stock/mapping/fields.ts';
import { ANY_OTHER } from '#stock/mapping/translate-cells.ts';

/** A source as a mapping file writes it. */
export interface DraftSource {
  from: string | string[];
  transform?: string;
  optional?: boolean;
  values?: Record<string, string | boolean | null>;
  unit?: string | { column: string };
  base?: string | { column: string };
  format?: string;
  currency?: string | { column: string };
  when?: Record<string, readonly string[]>;
  since?: string;
  until?: string;
}

/** A mapping as it is written to a file. */
export interface MappingDraft {
  about?: string;
  records?: string;
  where?: Record<string, string[]>;
  key?: string[];
  fields: Partial<Record<StockFieldName, string | DraftSource | (string | DraftSource)[]>>;
  defaults?: Record<string, unknown>;
  words?: Record<string, Record<string, string>>;
}

/** How sure a guess is: 'sure' by name and values, 'likely' by either with nothing against it, 'guess' by values alone. */
export type Sureness = 'sure' | 'likely' | 'guess';

export interface GuessedField {
  readonly field: StockFieldName;
  readonly columns: readonly string[];
  readonly sureness: Sureness;
  /** 'name and 60 of 60 values'. */
  readonly why: string;
}

/** What the feed alone does not say. */
export interface Question {
  /** 'status: "Under Offer"': what an answer is given to. */
  readonly id: string;
  /** The field that it is about: one that is set by hand has no questions about its column. */
  readonly field: StockFieldName;
  readonly text: string;
  readonly choices: readonly string[];
  /** Whether any other text is an answer too. */
  readonly isOpen?: true;
  /** The default answer. */
  readonly otherwise: string;
  /** The mapping with an answer worked in. */
  readonly apply: (draft: MappingDraft, answer: string) => MappingDraft;
}

/** What feeds of the United States call petrol is LPG elsewhere. */
export const GAS_IS_PETROL = { fuel: { Gas: 'Petrol' } };

/** The source of one value for the rows in which a column says one of some words. */
export function whereSays(column: string, words: readonly string[], value: string): DraftSource {
  return { from: column, optional: true, when: { [column]: words }, values: { [ANY_OTHER]: value } };
}

/** The sources of a field, in the long form. */
export function toSources(given: MappingDraft['fields'][StockFieldName]): DraftSource[] {
  const list = given === undefined ? [] : [given].flat();
  return list.map((source) => (typeof source === 'string' ? { from: source } : source));
}

/** The columns that a field is taken from. */
export function columnsOf(draft: MappingDraft, field: StockFieldName): string[] {
  return toSources(draft.fields[field]).flatMap(({ from }) => from);
}

/** A draft with another source, or sources, of a field. */
export function withField(
  draft: MappingDraft,
  field: StockFieldName,
  source: MappingDraft['fields'][StockFieldName],
): MappingDraft {
  return { ...draft, fields: { ...draft.fields, [field]: source } };
}

/** A draft with something else, such as a unit, in each source of a field. */
export function withEachSource(
  draft: MappingDraft,
  field: StockFieldName,
  part: Partial<DraftSource>,
): MappingDraft {
  const sources = toSources(draft.fields[field]).map((source) => ({ ...source, ...part }));
  return withField(draft, field, sources);
}

/** A question of which yes changes the mapping. */
export function askYesNo(
  question: Pick<Question, 'id' | 'field' | 'text'> & { readonly otherwise: 'yes' | 'no' },
  change: (draft: MappingDraft) => MappingDraft,
): Question {
  const apply: Question['apply'] = (given, answer) => (answer === 'no' ? given : change(given));
  return { ...question, choices: ['yes', 'no'], apply };
}

/** A draft with a value of a field where the feed is silent. */
export function withDefault(draft: MappingDraft, field: StockFieldName, value: unknown): MappingDraft {
  return { ...draft, defaults: { ...draft.defaults, [field]: value } };
}
