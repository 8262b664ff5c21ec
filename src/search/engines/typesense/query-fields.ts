import { TEXT_FIELDS } from '#search/engines/text-fields.ts';
import { isRangeAttribute } from '#search/state/attributes.ts';

/** A field of a collection that typed text is searched in. */
export interface QueryField {
  /** Its name in the record. */
  readonly source: string;
  /** Its name in the collection, which differs if the text has a separate field. */
  readonly name: string;
  /** The text for a value, if it is not the value itself: a number, or a body key that people write differently. */
  readonly textOf: ((value: string) => string) | undefined;
  /** The number of typos Typesense allows: none if the text is a number or differs from car to car. */
  readonly typos: 0 | 2;
}

/** The fields that typed text is searched in, by descending weight. */
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
