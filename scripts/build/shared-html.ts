import type { TrackedSite } from './track-reads.ts';

/**
 * Keeps the HTML that many pages of a dealer share. A page that shows it again has read what its first rendering read.
 * Pages must be rendered one after the other.
 */
export function createSharedHtml({ takeReads, addReads }: TrackedSite): App.Locals['once'] {
  const known = new Map<string, { readonly html: string; readonly reads: readonly string[] }>();
  return async (key, render) => {
    const before = takeReads();
    let shared = known.get(key);
    if (!shared) {
      shared = { html: await render(), reads: takeReads() };
      known.set(key, shared);
    }
    addReads([...before, ...shared.reads]);
    return shared.html;
  };
}
