import { capitalise, type VehicleNoun } from '#domain/vehicle-noun.ts';
import type { SavedSearch } from '#features/saved/saved-search.ts';
import { describeState } from '#search/state/describe-state.ts';
import type { SlugTable } from '#search/state/slugs.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';
import { parseSearchUrl } from '#search/state/url.ts';

/** The title of a saved search: the visitor's name for it, else its filters. */
export function getSearchTitle(
  { url, name }: SavedSearch,
  slugs: SlugTable | undefined,
  vehicle: VehicleNoun,
): string {
  return name || (slugs && describeSearch(url, slugs, vehicle)) || titleFromUrl(url, vehicle);
}

/** Parses the address of a saved search; undefined if it matches nothing in this stock. */
export function parseSavedSearch(url: string, slugs: SlugTable): IndexUiState | undefined {
  return parseSearchUrl(toUrl(url), slugs);
}

function describeSearch(url: string, slugs: SlugTable, { plural }: VehicleNoun): string | undefined {
  const state = parseSavedSearch(url, slugs);
  return state && (describeState(state) || `All ${plural}`);
}

/** '/search/land-rover/?colour=Red' -> 'Land Rover with filters': used until the index is loaded. */
function titleFromUrl(url: string, { plural }: VehicleNoun): string {
  const { pathname, search } = toUrl(url);
  const words = pathname.split('/').filter(Boolean).slice(1).join(' ').split(/[ -]/).filter(Boolean);
  if (!search) return words.map(capitalise).join(' ') || `All ${plural}`;
  return [...(words.length > 0 ? words : [plural]).map(capitalise), 'with filters'].join(' ');
}

/** The origin does not matter. */
function toUrl(url: string): URL {
  return new URL(url, 'https://site.invalid');
}
