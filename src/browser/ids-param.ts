/** '/compare/?ids=a,b': a page about the cars with these ids, in their order; without any the page itself. */
export function withIds(path: string, ids: readonly string[]): string {
  return ids.length === 0 ? path : `${path}?ids=${ids.map(encodeURIComponent).join(',')}`;
}

/** The ids that an address names, each once, `most` of them at most; none when it names none. */
export function parseIds(search: string, most: number): readonly string[] {
  // Read by hand: URLSearchParams would not tell a comma inside an id from one between two.
  const ids = (/[?&]ids=([^&]*)/.exec(search)?.[1] ?? '').split(',').map(decodeOrEmpty).filter(Boolean);
  return [...new Set(ids)].slice(0, most);
}

/** A text that is not escaped as it should be names nothing. */
function decodeOrEmpty(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
