import { useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { formatWholeNumber } from '#domain/numbers.ts';
import { capitalise, formatVehicleCount, inflectVehicleNoun } from '#domain/vehicle-noun.ts';
import { SaveSearchButton } from '#features/saved/SaveSearchButton.tsx';
import { useSearchContext } from '#features/search/context/search-context.ts';
import { describeLanding, listAncestors } from '#search/refinements/search-page.ts';
import { fromUiState, INDEX_NAME, type IndexUiState } from '#search/requests/ui-state.ts';
import type { Landing } from '#search/state/landing.ts';
import { findLanding, searchUrl } from '#search/state/url.ts';
import { rawResults } from './raw-results.ts';
import { countTotalHits } from './total-hits.ts';

const HOME = { label: 'Home', href: '/' };

/** '12 Toyota cars for sale': how many there are of what the address says, told again to screen readers when it or the page changes. */
export function Stats() {
  const { view, slugs } = useSearchContext();
  const { results, uiState } = useInstantSearch();
  const state = fromUiState(uiState[INDEX_NAME] as IndexUiState);
  const landing = useShownLanding(rawResults(results), () => findLanding(state, slugs()));
  const total = countTotalHits(results, view.stockCount);
  const page = results?.page ?? 0;
  const { vehicle } = view.cards;
  const subject = describeLanding(landing);
  const here = landing.kind === 'model' ? landing.model : capitalise(subject) || 'Our stock';
  return (
    <div className="search__top">
      <nav className="crumbs fine-print only-d" aria-label="Breadcrumb">
        <ol>
          {[HOME, ...listAncestors(landing, slugs())].map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
          <li aria-current="page">{here}</li>
        </ol>
      </nav>
      <h1>
        <span className="num">{formatWholeNumber(total)}</span>
        {` ${[subject, inflectVehicleNoun(total, vehicle)].filter(Boolean).join(' ')} for sale`}
      </h1>
      <SaveSearchButton url={searchUrl({ ...state, page: 1 }, slugs())} />
      <p className="visually-hidden" role="status">
        {[formatVehicleCount(total, vehicle), ...(page > 0 ? [`page ${page + 1}`] : [])].join(', ')}
      </p>
    </div>
  );
}

/**
 * What the results in sight are about. A search that is under way or has failed has changed the state already, but not
 * what is seen: the heading must not give the old number to the new words.
 */
function useShownLanding(raw: unknown, current: () => Landing): Landing {
  const [known, setKnown] = useState(() => ({ raw, landing: current() }));
  if (known.raw === raw) return known.landing;
  const landing = current();
  setKnown({ raw, landing });
  return landing;
}
