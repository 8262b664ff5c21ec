import { useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { wholeNumber } from '#domain/numbers.ts';
import { capitalised, vehicleCount, vehicleWord } from '#domain/vehicle-noun.ts';
import { SaveSearch } from '#features/saved/SaveSearch.tsx';
import { useTools } from '#features/search/context/search-context.ts';
import { ancestorsOf, subjectOf } from '#search/refinements/search-page.ts';
import { fromUiState, INDEX, type UiState } from '#search/requests/ui-state.ts';
import type { Landing } from '#search/state/landing.ts';
import { landingOf, searchUrl } from '#search/state/url.ts';
import { rawResults } from './raw-results.ts';
import { totalOf } from './total-hits.ts';

const HOME = { label: 'Home', href: '/' };

/** '12 Toyota cars for sale': how many there are of what the address says, told again to screen readers when it or the page changes. */
export function ResultsTop() {
  const { view, slugs } = useTools();
  const { results, uiState } = useInstantSearch();
  const state = fromUiState(uiState[INDEX] as UiState);
  const landing = useLandingOf(rawResults(results), () => landingOf(state, slugs()));
  const total = totalOf(results, view.stockCount);
  const page = results?.page ?? 0;
  const { vehicle } = view.cards;
  const subject = subjectOf(landing);
  const here = landing.kind === 'model' ? landing.model : capitalised(subject) || 'Our stock';
  return (
    <div className="search__top">
      <nav className="crumbs fine only-d" aria-label="Breadcrumb">
        <ol>
          {[HOME, ...ancestorsOf(landing, slugs())].map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
          <li aria-current="page">{here}</li>
        </ol>
      </nav>
      <h1>
        <span className="num">{wholeNumber(total)}</span>
        {` ${[subject, vehicleWord(total, vehicle)].filter(Boolean).join(' ')} for sale`}
      </h1>
      <SaveSearch url={searchUrl({ ...state, page: 1 }, slugs())} />
      <p className="vh" role="status">
        {[vehicleCount(total, vehicle), ...(page > 0 ? [`page ${page + 1}`] : [])].join(', ')}
      </p>
    </div>
  );
}

/**
 * What the results in sight are about. A search that is under way or has failed has changed the state already, but not
 * what is seen: the heading must not give the old number to the new words.
 */
function useLandingOf(raw: unknown, current: () => Landing): Landing {
  const [known, setKnown] = useState(() => ({ raw, landing: current() }));
  if (known.raw === raw) return known.landing;
  const landing = current();
  setKnown({ raw, landing });
  return landing;
}
