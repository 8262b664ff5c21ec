import { type Column, valueAt } from './columns.ts';
import { letterMask, tokenize } from './tokens.ts';

/** A column that text is searched in. */
export interface TextField {
  readonly name: string;
  /** The text to search for a value, where people write it differently: 'peopleMover' is 'People mover'. */
  readonly textOf?: (value: string) => string;
}

/** A field as the text search sees it: its distinct texts, and the index of each car's text; 0 = none. */
export interface FieldView {
  readonly texts: readonly string[];
  readonly codes: ArrayLike<number>;
  /** Whether each text belongs to one car, as stock numbers do: found exactly, without typos. */
  readonly uniqueTexts: boolean;
}

/** Where a word occurs: field and code alternate. */
type Postings = number[];

/** The words of the stock and where they occur. */
export interface TextIndex {
  readonly fields: readonly FieldView[];
  readonly postings: ReadonlyMap<string, Postings>;
  /** All words, sorted for prefix search. */
  readonly words: readonly string[];
  /** Words that a misspelt one may mean; `masks` has their letters. */
  readonly typoCandidates: readonly string[];
  readonly masks: Int32Array;
}

/** Indexes the columns that text is searched in; columns that the stock does not have are skipped. */
export function buildTextIndex(
  count: number,
  columns: ReadonlyMap<string, Column>,
  fields: readonly TextField[],
): TextIndex {
  const views = fields.flatMap(({ name, textOf }) => {
    const column = columns.get(name);
    return column ? [buildFieldView(column, count, textOf)] : [];
  });
  const postings = new Map<string, Postings>();
  const typoCandidates = new Set<string>();
  for (const [field, view] of views.entries()) {
    for (const [code, text] of view.texts.entries()) {
      for (const word of tokenize(text)) {
        const wordPostings = postings.get(word) ?? [];
        wordPostings.push(field, code);
        postings.set(word, wordPostings);
        if (!view.uniqueTexts && !/^\d+$/.test(word)) typoCandidates.add(word);
      }
    }
  }
  return {
    fields: views,
    postings,
    words: [...postings.keys()].sort(),
    typoCandidates: [...typoCandidates],
    masks: Int32Array.from(typoCandidates, letterMask),
  };
}

function buildFieldView(
  column: Column,
  count: number,
  textOf: TextField['textOf'] = (value) => value,
): FieldView {
  if (column.kind === 'coded') {
    return {
      texts: column.values.map((value) => value && textOf(value)),
      codes: column.codes,
      uniqueTexts: false,
    };
  }
  const texts = [''];
  const codeOf = new Map<string, number>();
  const codes = new Uint32Array(count);
  for (let car = 0; car < count; car++) {
    const value = valueAt(column, car);
    if (value === null) continue;
    const text = String(value);
    const code = codeOf.get(text) ?? texts.push(textOf(text)) - 1;
    codeOf.set(text, code);
    codes[car] = code;
  }
  return { texts, codes, uniqueTexts: column.kind === 'plain' };
}
