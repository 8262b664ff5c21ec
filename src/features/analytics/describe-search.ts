import { ATTRIBUTES } from '#search/state/attributes.ts';

/** Words that may be about a person: an address, or digits as of a phone number. */
const PERSONAL = /@|\d[\d\s-]{6,}/;

/** What a search's address looks for: 'toyota hilux ute'. '' for all stock. Typed words that may be personal are left out. */
export function describeSearch(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const landing = pathname.split('/').slice(2);
  const refinements = [...searchParams]
    .filter(([name]) => Object.hasOwn(ATTRIBUTES, name))
    .map(([, value]) => value);
  const words = searchParams.get('query') ?? '';
  return [...landing, ...refinements, ...(PERSONAL.test(words) ? [] : [words])]
    .join(' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
