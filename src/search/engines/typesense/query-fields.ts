import { TEXT_FIELDS } from '#search/engines/text-fields.ts';
import { isRangeAttribute } from '#search/state/attributes.ts';

/** A field of a collection that typed texts are looked for in. */
export interface QueryField {
  /** The record's name for it. */
  readonly source: string;
  /** The collection's name for it: another where the words stand in a field of their own. */
  readonly name: string;
  /** The words for a value, where they are not the value itself: a number, or a body key that people word otherwise. */
  readonly textOf: ((value: string) => string) | undefined;
  /** How many typos Typesense may forgive in it: none where texts are numbers or differ from car to car. */
  readonly typos: 0 | 2;
}

/** Where a typed text is looked for, the weightiest first. */
export const QUERY_FIELDS: readonly QueryField[] = TEXT_FIELDS.map(({ name, textOf }) => {
  const number = isRangeAttribute(name);
  const toText = textOf ?? (number ? String : undefined);
  return {
    source: name,
    name: toText ? `${name}_text` : name,
    textOf: toText,
    typos: number || name === 'stocknum' ? 0 : 2,
  };
});
