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
