import { STOCK_READ, type TrackedSite } from './track-reads.ts';

/**
 * Renders the HTML that many pages of a dealer share once. A page that shows it again has read what its first rendering
 * read, except the stock: what menus and footers show of it is part of each page's input anyway (input-hash.ts).
 */
export function createSharedHtml({ startRecording, addReads }: TrackedSite): App.Locals['once'] {
  const known = new Map<string, { readonly html: string; readonly reads: readonly string[] }>();
  return async (key, render) => {
    let shared = known.get(key);
    if (!shared) {
      const endRecording = startRecording();
      const html = await render();
      shared = { html, reads: endRecording().filter((read) => read !== STOCK_READ) };
      known.set(key, shared);
    }
    addReads(shared.reads);
    return shared.html;
  };
}
