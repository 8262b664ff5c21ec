import type { FilterTree, Term } from '#search/query/filter-tree.ts';
import { parseFilters } from '#search/query/parse-filters.ts';
import { readFacetFilter, readNumericFilter } from '#search/query/read-filters.ts';
import type { SearchParams } from '#search/query/search-client.ts';
import { COLLECTION_FIELDS, type CollectionField, RANK_FIELD } from './fields.ts';

const FIELDS: ReadonlyMap<string, CollectionField> = new Map(
  COLLECTION_FIELDS.map((field) => [field.name, field]),
);

const MATCH_NONE = `${RANK_FIELD}:<0`;
const MATCH_ALL = `${RANK_FIELD}:>=0`;

/**
 * What a request's cars must fulfil, as Typesense's `filter_by`: the main filter, every group of facet filters and every
 * number. Throws for an attribute that the collection does not have: a mistake in a config.
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

/** A filter tree in Typesense's words; empty for an `and` of nothing. */
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
  if (!field) throw new Error(`search: there is no attribute "${term.attribute}" in this stock`);
  if (field.type === 'int32' || field.type === 'int64') return compileNumber(term, field.type);
  if (field.type === 'bool') return `${term.attribute}:${term.operator}${Number(term.value) === 1}`;
  return compileText(term);
}

/**
 * Typesense compares texts word by word, so a filter says the words alone. That also keeps every sign that means
 * something to its parser out: backticks, which can't be escaped, a '*' at the end, quotes around a value.
 */
function compileText({ attribute, operator, value }: Term): string {
  if (operator !== '=' && operator !== '!=')
    throw new Error(`search: ${attribute} holds texts, which have no ${operator}`);
  const words = String(value)
    .replace(/[\0-/:-@[-`{-\x7f]+/g, ' ')
    .trim();
  // No words, so no car can be found by it.
  if (words === '') return operator === '=' ? MATCH_NONE : MATCH_ALL;
  return `${attribute}:${operator}[\`${words}\`]`;
}

const BOUNDS = {
  int32: { least: -(2 ** 31), most: 2 ** 31 - 1 },
  int64: { least: Number.MIN_SAFE_INTEGER, most: Number.MAX_SAFE_INTEGER },
} as const;

/** Typesense refuses fractions and numbers beyond a field's type, which a typed address may hold. */
function compileNumber({ attribute, operator, value }: Term, type: keyof typeof BOUNDS): string {
  const number = Number(value);
  const { least, most } = BOUNDS[type];
  if (number >= least && number <= most && Number.isInteger(number))
    return `${attribute}:${operator}${number}`;
  if (operator === '=') return MATCH_NONE;
  if (operator === '!=') return MATCH_ALL;
  const upwards = operator === '>' || operator === '>=';
  if (upwards) return number > most ? MATCH_NONE : `${attribute}:>=${Math.max(least, Math.ceil(number))}`;
  return number < least ? MATCH_NONE : `${attribute}:<=${Math.min(most, Math.floor(number))}`;
}
