import { memo, useEffect, useState } from 'react';
import { useStoredList } from '#browser/stored-list.ts';
import type { VehicleNoun } from '#domain/vehicle-noun.ts';
import { NothingSaved } from '#features/saved/NothingSaved.tsx';
import { type SavedSearch, withSearch } from '#features/saved/saved-search.ts';
import { savedSearches } from '#features/saved/saved-searches.ts';
import { UndoNotice } from '#features/saved/UndoNotice.tsx';
import { useSavedSlots } from '#features/saved/use-saved-slots.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { useNow } from '#ui/hooks/use-now.island.ts';
import { usePreserveFocus } from '#ui/hooks/use-preserve-focus.ts';
import { SearchEntry, type SearchEntryProps } from './SearchEntry.tsx';
import { getSearchTitle } from './search-title.ts';
import type { SearchSource, SearchUpdates } from './search-updates.ts';

export interface SavedSearchesPageProps {
  readonly stock: SearchSource;
  readonly vehicle: VehicleNoun;
  /** The link to the search. */
  readonly next: { readonly href: string; readonly text: string };
}

/**
 * The searches that the visitor has saved on this device. Titles and counts appear once the stock's index is loaded;
 * until then, or if that fails, a search is titled by its address.
 */
export const SavedSearchesPage = memo(function SavedSearchesPage({
  stock,
  vehicle,
  next,
}: SavedSearchesPageProps) {
  const asked = useHydrated();
  const places = useSavedSlots(savedSearches, urlOf);
  const answer = useSearchUpdates(useStoredList(savedSearches), stock, useNow());
  const failed = answer === 'failed';
  const news = failed ? undefined : answer;
  return (
    <>
      {failed && (
        <p className="notice" role="alert">
          {`We couldn't count the ${vehicle.plural} just now. Your searches are still here.`}
        </p>
      )}
      {places.length > 0 && (
        <ul className="searches saved-page__list">
          {places.map(({ entry, saved }) => (
            <SavedSearchItem
              key={entry.url}
              search={entry}
              saved={saved}
              title={getSearchTitle(entry, news?.slugs, vehicle)}
              counts={news?.counts.get(entry.url)}
              vehicle={vehicle}
            />
          ))}
        </ul>
      )}
      {places.length === 0 && (
        <NothingSaved loaded={asked} next={next} example={<Example vehicle={vehicle} />}>
          No saved searches yet. Search for what you're after, then tap “Save this search” above the results.
          Each time you come back, this page shows what's new.
        </NothingSaved>
      )}
    </>
  );
});

/** What a saved search looks like. */
function Example({ vehicle }: Pick<SavedSearchesPageProps, 'vehicle'>) {
  return (
    <ul className="searches" aria-label="Example">
      <li>
        <p className="small muted">Example</p>
        <p>
          <strong>White, 2022 or newer</strong>
        </p>
        <p className="num">
          {`12 ${vehicle.plural}, `}
          <b>3 new since your last visit</b>
        </p>
      </li>
    </ul>
  );
}

function urlOf({ url }: SavedSearch): string {
  return url;
}

interface SavedSearchItemProps extends Omit<SearchEntryProps, 'deleteButton'> {
  /** Whether it is still saved. */
  readonly saved: boolean;
}

/** A saved search, or the notice in its place after it was deleted. */
function SavedSearchItem({ saved, ...entry }: SavedSearchItemProps) {
  const { search, title } = entry;
  const button = usePreserveFocus<HTMLButtonElement>(saved);
  return (
    <li>
      {saved ? (
        <SearchEntry {...entry} deleteButton={button} />
      ) : (
        <UndoNotice
          done={`${title} deleted.`}
          label={`Undo: keep ${title}`}
          onUndo={() => savedSearches.set(withSearch(savedSearches.get(), search))}
          button={button}
        />
      )}
    </li>
  );
}

/**
 * The state of the searches that a page opens with: undefined until known, 'failed' if unavailable. The engine is
 * loaded only if there is something to count.
 */
function useSearchUpdates(
  searches: readonly SavedSearch[],
  stock: SearchSource,
  now: Date,
): SearchUpdates | 'failed' | undefined {
  const [news, setNews] = useState<SearchUpdates | 'failed'>();
  const [opening, setOpening] = useState(searches);
  if (opening.length === 0 && searches.length > 0) setOpening(searches);
  useEffect(() => {
    if (opening.length === 0) return;
    let wanted = true;
    import('./search-updates.ts')
      .then(({ fetchSearchUpdates }) => fetchSearchUpdates(opening, stock, now))
      .catch(() => 'failed' as const)
      .then((answer) => wanted && setNews(answer));
    return () => {
      wanted = false;
    };
  }, [opening, stock, now]);
  return news;
}
