import type { FilterTree, Term } from './filter-tree.ts';

const TOKEN =
  /\s*(?:(\()|(\))|(AND|OR)\b|(\w+)\s*(!=|<=|>=|=|<|>|:)\s*(?:"((?:[^"\\]|\\.)*)"|([^\s()"][^\s()]*)))/y;

/**
 * Reads the text form of a filter tree (writeFilters); the first colon of a term counts as '=' (T-11), so that `make_model:"Toyota:Corolla"` keeps its
 * own. Throws an Error that says where the text stops making sense: a filter that can't be read must never mean "all".
 */
export function parseFilters(text: string): FilterTree {
  const tokens = tokenize(text);
  let at = 0;
  const join = (word: 'AND' | 'OR', part: () => FilterTree): FilterTree => {
    const parts = [part()];
    while (tokens[at] === word) {
      at++;
      parts.push(part());
    }
    const [only] = parts;
    if (parts.length === 1 && only) return only;
    return word === 'AND' ? { and: parts } : { or: parts };
  };
  const either = (): FilterTree => join('OR', both);
  const both = (): FilterTree => join('AND', single);
  const single = (): FilterTree => {
    const token = tokens[at++];
    if (token !== undefined && typeof token !== 'string') return token;
    if (token !== '(') throw new Error(`search filter: a comparison is missing in "${text}"`);
    const inner = either();
    if (tokens[at++] !== ')') throw new Error(`search filter: a ")" is missing in "${text}"`);
    return inner;
  };
  const tree = either();
  if (at < tokens.length) throw new Error(`search filter: AND or OR is missing in "${text}"`);
  return tree;
}

function tokenize(text: string): (string | Term)[] {
  const tokens: (string | Term)[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) throw new Error(`search filter: "${text.slice(from).trim()}" is no comparison`);
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
