import type { FilterTree, Term } from './filter-tree.ts';

const TOKEN =
  /\s*(?:(\()|(\))|(AND|OR)\b|(\w+)\s*(!=|<=|>=|=|<|>|:)\s*(?:"((?:[^"\\]|\\.)*)"|([^\s()"][^\s()]*)))/y;

/**
 * Parses the text form of a filter tree (writeFilters). The first colon of a term counts as '=' (T-11), so
 * `make_model:"Toyota:Corolla"` keeps its second one. Throws an Error with the position of the problem: an invalid filter
 * must never mean "all".
 */
export function parseFilters(text: string): FilterTree {
  const tokens = tokenize(text);
  let position = 0;
  const expect = (holds: boolean, what: string) => {
    if (!holds) throw new Error(`search filter: ${what} is missing in "${text}"`);
  };
  const join = (word: 'AND' | 'OR', part: () => FilterTree): FilterTree => {
    const parts = [part()];
    while (tokens[position] === word) {
      position++;
      parts.push(part());
    }
    const [only] = parts;
    if (parts.length === 1 && only) return only;
    return word === 'AND' ? { and: parts } : { or: parts };
  };
  const parseOr = (): FilterTree => join('OR', parseAnd);
  const parseAnd = (): FilterTree => join('AND', parseTerm);
  const parseTerm = (): FilterTree => {
    const token = tokens[position++];
    if (token !== undefined && typeof token !== 'string') return token;
    expect(token === '(', 'a comparison');
    const inner = parseOr();
    expect(tokens[position++] === ')', 'a ")"');
    return inner;
  };
  const tree = parseOr();
  expect(position >= tokens.length, 'AND or OR');
  return tree;
}

function tokenize(text: string): (string | Term)[] {
  const tokens: (string | Term)[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) throw new Error(`search filter: "${text.slice(from).trim()}" is not a comparison`);
    const [, open, close, word, attribute, operator, quoted, bare = ''] = match;
    const structure = open ?? close ?? word;
    if (structure === undefined) {
      const value = quoted === undefined ? readBare(bare) : quoted.replace(/\\(.)/g, '$1');
      tokens.push({
        attribute: attribute ?? '',
        operator: operator === ':' ? '=' : (operator as Term['operator']),
        value,
      });
    } else tokens.push(structure);
  }
  return tokens;
}

function readBare(text: string): Term['value'] {
  if (text === 'true') return true;
  if (text === 'false') return false;
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

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
