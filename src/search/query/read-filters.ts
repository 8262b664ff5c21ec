import type { FilterTree, Term } from './filter-tree.ts';

/** 'make:Toyota', split at the first colon. As in InstantSearch a leading '-' means "not", and '\-' is a hyphen of the value. */
export function readFacetFilter(text: string): FilterTree {
  const colon = text.indexOf(':');
  const attribute = text.slice(0, colon);
  const value = text.slice(colon + 1);
  if (value.startsWith('-')) return { attribute, operator: '!=', value: value.slice(1) };
  return { attribute, operator: '=', value: value.replace(/^\\-/, '-') };
}

const NUMERIC_FILTER = /^(\w+)\s*(!=|<=|>=|=|<|>)\s*(-?\d+(?:\.\d+)?)$/;

/** 'price>=20000', the only form that InstantSearch sends. Throws for anything else. */
export function readNumericFilter(text: string): FilterTree {
  const [, attribute, operator, value] = NUMERIC_FILTER.exec(text) ?? [];
  if (attribute === undefined)
    throw new Error(`search: "${text}" is not a numeric filter like price>=20000.`);
  return { attribute, operator: operator as Term['operator'], value: Number(value) };
}
