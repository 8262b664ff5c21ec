/** One comparison: ('price', '>=', 20000). Texts compare by equality only. */
export interface Term {
  readonly attribute: string;
  readonly operator: '=' | '!=' | '<' | '<=' | '>' | '>=';
  readonly value: string | number | boolean;
}

/** A condition on cars in addition to the visitor's choices. Each engine compiles it to its own syntax. */
export type FilterTree =
  | Term
  | { readonly and: readonly FilterTree[] }
  | { readonly or: readonly FilterTree[] };

/** Writes a filter in the syntax of `search_filters`: `(status=in_stock OR sold_date_timestamp > 1789740800) AND show_on_dealer_website=true`. */
export function writeFilters(tree: FilterTree): string {
  const write = (part: FilterTree, other: 'and' | 'or') =>
    other in part ? `(${writeFilters(part)})` : writeFilters(part);
  if ('and' in tree) return tree.and.map((part) => write(part, 'or')).join(' AND ');
  if ('or' in tree) return tree.or.map((part) => write(part, 'and')).join(' OR ');
  const operator = tree.operator === '=' || tree.operator === '!=' ? tree.operator : ` ${tree.operator} `;
  return `${tree.attribute}${operator}${writeValue(tree.value)}`;
}

/** Quotes a text that could be read as anything else, and escapes \" and \\ in it. */
function writeValue(value: Term['value']): string {
  if (typeof value !== 'string') return String(value);
  const plain = /^[\w.-]+$/.test(value) && !/^(?:true|false|AND|OR|-?\d+(?:\.\d+)?)$/.test(value);
  return plain ? value : `"${value.replace(/["\\]/g, '\\$&')}"`;
}
