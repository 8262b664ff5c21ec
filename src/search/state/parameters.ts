import { isListAttribute, isRangeAttribute } from './attributes.ts';

/** A key in the other URL style: `refinementList[dealership_slug][0]`. */
const BRACKETED_KEY = /^refinementList\[(\w+)\](?:\[\d*\])?$/;

/** The attribute or scalar that a key of a query string names: 'make' for 'refinementList[make][0]' (T-18). */
export function readParameterName(key: string): string {
  return BRACKETED_KEY.exec(key)?.[1] ?? key;
}

/** Whether a key of a query string is part of a search; 'gclid' and 'utm_source' are not. */
function isSearchParameter(key: string): boolean {
  const name = readParameterName(key);
  return (
    isListAttribute(name) ||
    isRangeAttribute(name) ||
    name === 'query' ||
    name === 'page' ||
    name === 'sortBy'
  );
}

/** Appends the parameters of an address that are not part of a search to the address of another search, unchanged. */
export function keepForeignParameters(url: string, search: string): string {
  const foreign = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !isSearchParameter(new URLSearchParams(pair).keys().next().value ?? ''));
  if (foreign.length === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${foreign.join('&')}`;
}

/** Whether a query string has a part of a search that was ignored or is written otherwise: 'page=2.5', 'make=toyota'. */
export function hasOddValues(search: string, written: string): boolean {
  const known = new Set([...new URLSearchParams(written)].map(([key, value]) => `${key}=${value}`));
  return [...new URLSearchParams(search)].some(
    ([key, value]) => isSearchParameter(key) && !known.has(`${readParameterName(key)}=${value}`),
  );
}

/**
 * Reads the texts of one attribute by the values of the stock: in whatever case, and with a comma as two values where no
 * value has that comma (T-18). Other texts stay as they are: a saved search may wait for them. `complete`: there are none.
 */
export function resolveValues(texts: readonly string[], known: Iterable<string>) {
  const exact = new Set(known);
  const byLetters = new Map([...exact].map((value) => [toKey(value), value]));
  const find = (text: string) => (exact.has(text) ? text : byLetters.get(toKey(text)));
  const resolved = texts.map((text) => {
    const value = find(text);
    if (value !== undefined) return [value];
    const parts = text.split(',').map((part) => part.trim());
    return parts.some((part) => find(part) !== undefined)
      ? parts.filter(Boolean).map((part) => find(part) ?? part)
      : [text];
  });
  const values = [...new Set(resolved.flat())];
  return { values, complete: values.every((value) => exact.has(value)) };
}

function toKey(text: string): string {
  return text.trim().toLowerCase();
}
