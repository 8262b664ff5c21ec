import { ATTRIBUTES } from '#search/state/attributes.ts';

/** A search counts once the visitor has paused: each letter and each step of a slider is one of its own. */
const PAUSE_MS = 1500;

/** Reports what visitors of a search page look for, each search once, and the last one when they leave. */
export function watchSearches(report: (term: string) => void): void {
  const results = document.getElementById('search');
  if (!results) return;
  let reported = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    const term = describeSearch(location.href);
    if (term === reported) return;
    reported = term;
    if (term) report(term);
  };
  // A search changes the results and the address, in whatever way it was made.
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(settle, PAUSE_MS);
  }).observe(results, { childList: true, characterData: true, subtree: true });
  addEventListener('pagehide', settle);
  settle();
}

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
