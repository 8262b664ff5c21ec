import type { Router } from 'instantsearch.js';
import { keepForeignParameters } from '#search/state/parameters.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';
import type { UrlParts } from '#search/state/url.ts';

/** The specification's slider delay; also long enough that typing is one step in the browser's history. */
const WRITE_DELAY_MS = 400;

/** Writes a screen's searches as URLs and reads them back. `read` returns undefined for the URL of another page. */
export interface UrlCodec {
  readonly write: (state: IndexUiState) => string;
  readonly read: (address: UrlParts) => IndexUiState | undefined;
}

/**
 * A router for InstantSearch over our own URL codec. Unlike its `history()`, which takes a choice within 400 ms of Back for a part
 * of that step, it writes every search that differs from that of the address. `location` is a function because before
 * hydration the URL is the prerendered path alone.
 */
export function createSearchRouter(
  { write, read }: UrlCodec,
  location: () => Location | URL,
): Router<IndexUiState> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopListening = () => {};
  const readRoute = () => read(location()) ?? {};
  const createURL = (route: IndexUiState) => keepForeignParameters(write(route), location().search);
  return {
    $$type: 'forecourt.address',
    read: readRoute,
    createURL,
    write: (route) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const url = createURL(route);
        if (url !== createURL(readRoute())) history.pushState(route, '', url);
      }, WRITE_DELAY_MS);
    },
    onUpdate: (callback) => {
      const follow = () => {
        clearTimeout(timer);
        callback(readRoute());
      };
      // While a page is built there is nothing to follow.
      globalThis.addEventListener?.('popstate', follow);
      stopListening = () => removeEventListener('popstate', follow);
    },
    dispose: () => {
      clearTimeout(timer);
      stopListening();
    },
  };
}
