/** As many as fit side by side. */
export const MOST_COMPARED = 4;

const COMPARE_PATH = '/compare/';

/** The picked cars with one more; undefined when there is no room for it. */
export function withPick(picks: readonly string[], id: string): readonly string[] | undefined {
  if (picks.includes(id)) return picks;
  return picks.length < MOST_COMPARED ? [...picks, id] : undefined;
}

/** The picked cars without one. */
export function withoutPick(picks: readonly string[], id: string): readonly string[] {
  return picks.filter((pick) => pick !== id);
}

/** '/compare/?ids=a,b': the cars side by side, in the order of picking. */
export function compareUrl(ids: readonly string[]): string {
  return ids.length === 0 ? COMPARE_PATH : `${COMPARE_PATH}?ids=${ids.map(encodeURIComponent).join(',')}`;
}

/** The cars that an address names, each once, as many as fit; none when it names none. */
export function idsIn(search: string): readonly string[] {
  // Read by hand: URLSearchParams would not tell a comma inside an id from one between two.
  const ids = (/[?&]ids=([^&]*)/.exec(search)?.[1] ?? '').split(',').map(decoded).filter(Boolean);
  return [...new Set(ids)].slice(0, MOST_COMPARED);
}

/** A text that is not escaped as it should be names nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
