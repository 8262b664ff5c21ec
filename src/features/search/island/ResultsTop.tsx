import { useInstantSearch } from 'react-instantsearch';
import { wholeNumber } from '#domain/numbers.ts';
import { capitalised, vehicleCount, vehicleWord } from '#domain/vehicle-words.ts';
import { fromUiState, INDEX } from '#search/instantsearch/ui-state.ts';
import { ancestorsOf, subjectOf } from '#search/search-page.ts';
import type { SlugTable } from '#search/slugs.ts';
import { landingOf } from '#search/url.ts';
import type { SearchView } from './search-payload.ts';

const HOME = { label: 'Home', href: '/' };

export interface ResultsTopProps {
  readonly view: SearchView;
  readonly slugs: () => SlugTable;
}

/** '12 Toyota cars for sale': how many there are of what the address says, told again to screen readers when it changes. */
export function ResultsTop({ view, slugs }: ResultsTopProps) {
  const { results, uiState } = useInstantSearch();
  const total = results?.nbHits ?? 0;
  const { vehicle } = view.cards;
  const landing = landingOf(fromUiState(uiState[INDEX] as never), slugs());
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
      <p className="vh" role="status">
        {vehicleCount(total, vehicle)}
      </p>
    </div>
  );
}
