/** The URL of a page about the cars with these ids, in their order: '/compare/?ids=a,b'. Without ids, `path` alone. */
export function withIds(path: string, ids: readonly string[]): string {
  return ids.length === 0 ? path : `${path}?ids=${ids.map(encodeURIComponent).join(',')}`;
}

/** The ids in a query string, without duplicates and at most `max`. */
export function parseIds(search: string, max: number): readonly string[] {
  // Parsed by hand: URLSearchParams would not distinguish a comma inside an id from a separator.
  const ids = (/[?&]ids=([^&]*)/.exec(search)?.[1] ?? '').split(',').map(decodeOrEmpty).filter(Boolean);
  return [...new Set(ids)].slice(0, max);
}

/** The decoded text; empty if its escapes are malformed. */
function decodeOrEmpty(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
