/** One comparison: ('price', '>=', 20000). Texts compare by equality only. */
export interface Term {
  readonly attribute: string;
  readonly operator: '=' | '!=' | '<' | '<=' | '>' | '>=';
  readonly value: string | number | boolean;
}

/** What a car must fulfil, beyond what the visitor chose. Each engine compiles it to its own syntax. */
export type FilterTree =
  | Term
  | { readonly and: readonly FilterTree[] }
  | { readonly or: readonly FilterTree[] };

/** The words of spec 7 for `search_filters`: `(status=in_stock OR sold_date_timestamp > 1789740800) AND show_on_dealer_website=true`. */
export function writeFilters(tree: FilterTree): string {
  if ('and' in tree)
    return tree.and
      .map((part) => ('or' in part ? `(${writeFilters(part)})` : writeFilters(part)))
      .join(' AND ');
  if ('or' in tree)
    return tree.or
      .map((part) => ('and' in part ? `(${writeFilters(part)})` : writeFilters(part)))
      .join(' OR ');
  const operator = tree.operator === '=' || tree.operator === '!=' ? tree.operator : ` ${tree.operator} `;
  return `${tree.attribute}${operator}${writeValue(tree.value)}`;
}

/** A text that could be read as anything else stands in quotes, with \" and \\ inside. */
function writeValue(value: Term['value']): string {
  if (typeof value !== 'string') return String(value);
  const plain = /^[\w.-]+$/.test(value) && !/^(?:true|false|AND|OR|-?\d+(?:\.\d+)?)$/.test(value);
  return plain ? value : `"${value.replace(/["\\]/g, '\\$&')}"`;
}

const TOKEN =
  /\s*(?:(\()|(\))|(AND|OR)\b|(\w+)\s*(!=|<=|>=|=|<|>|:)\s*(?:"((?:[^"\\]|\\.)*)"|([^\s()"][^\s()]*)))/y;

/**
 * Reads the text form; the first colon of a term counts as '=' (T-11), so that `make_model:"Toyota:Corolla"` keeps its
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
