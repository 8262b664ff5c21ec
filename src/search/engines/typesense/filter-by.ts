import type { FilterTree, Term } from '#search/query/filter-tree.ts';
import { parseFilters, readFacetFilter, readNumericFilter } from '#search/query/parse-filters.ts';
import type { SearchParams } from '#search/query/search-client.ts';
import { COLLECTION_FIELDS, type CollectionField, RANK_FIELD } from './fields.ts';

const FIELDS: ReadonlyMap<string, CollectionField> = new Map(
  COLLECTION_FIELDS.map((field) => [field.name, field]),
);

const MATCH_NONE = `${RANK_FIELD}:<0`;
const MATCH_ALL = `${RANK_FIELD}:>=0`;

/**
 * A request's main filter, facet filters and numeric filters as Typesense's `filter_by`. Throws for an attribute that is
 * not in the collection: a mistake in a config.
 */
export function buildFilterBy({ filters, facetFilters = [], numericFilters = [] }: SearchParams): string {
  const group = (texts: string | readonly string[], read: (text: string) => FilterTree): FilterTree => ({
    or: [texts].flat().map(read),
  });
  return compileFilter({
    and: [
      ...(filters ? [parseFilters(filters)] : []),
      ...facetFilters.map((texts) => group(texts, readFacetFilter)),
      ...numericFilters.map((texts) => group(texts, readNumericFilter)),
    ],
  });
}

/** A filter tree in Typesense's syntax; empty for an empty `and`. */
export function compileFilter(tree: FilterTree): string {
  if ('and' in tree) return tree.and.map(compileFilter).filter(Boolean).join(' && ');
  if (!('or' in tree)) return compileTerm(tree);
  const parts = tree.or.map((part) => {
    const text = compileFilter(part);
    return 'and' in part && part.and.length > 1 ? `(${text})` : text;
  });
  if (parts.length < 2) return parts[0] ?? MATCH_NONE;
  return `(${parts.join(' || ')})`;
}

function compileTerm(term: Term): string {
  const field = FIELDS.get(term.attribute);
  if (!field) throw new Error(`search: unknown attribute "${term.attribute}". It is not in the collection.`);
  if (field.type === 'int32' || field.type === 'int64') return compileNumber(term, field.type);
  if (field.type === 'bool') return `${term.attribute}:${term.operator}${Number(term.value) === 1}`;
  return compileText(term);
}

/**
 * Typesense compares texts word by word, so a filter contains words only. This also removes every sign that its parser
 * would interpret: backticks, which can't be escaped, a trailing '*', quotes around a value.
 */
function compileText({ attribute, operator, value }: Term): string {
  if (operator !== '=' && operator !== '!=')
    throw new Error(
      `search: ${attribute} is a text attribute, which can't be compared with ${operator}. Use = or !=.`,
    );
  const words = String(value)
    .replace(/[\0-/:-@[-`{-\x7f]+/g, ' ')
    .trim();
  // Without words, no car can match.
  if (words === '') return operator === '=' ? MATCH_NONE : MATCH_ALL;
  return `${attribute}:${operator}[\`${words}\`]`;
}

const BOUNDS = {
  int32: { min: -(2 ** 31), max: 2 ** 31 - 1 },
  int64: { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER },
} as const;

/** Typesense rejects fractions and numbers outside a field's type, which a typed URL may contain. */
function compileNumber({ attribute, operator, value }: Term, type: keyof typeof BOUNDS): string {
  const number = Number(value);
  const { min, max } = BOUNDS[type];
  if (number >= min && number <= max && Number.isInteger(number)) return `${attribute}:${operator}${number}`;
  if (operator === '=') return MATCH_NONE;
  if (operator === '!=') return MATCH_ALL;
  const upwards = operator === '>' || operator === '>=';
  if (upwards) return number > max ? MATCH_NONE : `${attribute}:>=${Math.max(min, Math.ceil(number))}`;
  return number < min ? MATCH_NONE : `${attribute}:<=${Math.min(max, Math.floor(number))}`;
}
