import { memo } from 'react';
import { EMPTY_STATE } from '#search/state/state.ts';
import { buildQueryString, parseQueryString } from '#search/state/url.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { SaveSearchButton } from './SaveSearchButton.tsx';

/** Saves the search of the address on a page that is the same for every query string, or for several paths. */
export const SaveThisSearch = memo(function SaveThisSearch({ path }: { readonly path: string }) {
  const hydrated = useHydrated();
  // A press that hydrates the button is replayed before it is rendered with the address.
  return <SaveSearchButton url={hydrated ? readSearchUrl() : path} readUrl={readSearchUrl} look="button" />;
});

function readSearchUrl(): string {
  const { pathname, search } = location;
  const { lists, ranges, query } = parseQueryString(search);
  return pathname.replace(/\/*$/, '/') + buildQueryString({ ...EMPTY_STATE, lists, ranges, query });
}
