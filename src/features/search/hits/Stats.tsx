import { useEffect, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { formatWholeNumber } from '#domain/numbers.ts';
import { capitalise, inflectVehicleNoun } from '#domain/vehicle-noun.ts';
import { SaveSearchButton } from '#features/saved/SaveSearchButton.tsx';
import { useSearch } from '#features/search/context/SearchProvider.tsx';
import { useSearchContext } from '#features/search/context/search-context.ts';
import { describeLanding, listAncestors, splitLandingName } from '#search/refinements/search-page.ts';
import { describePage } from '#search/state/describe-state.ts';
import type { Landing } from '#search/state/landing.ts';
import type { SlugTable } from '#search/state/slugs.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';
import { findLanding, getLandingAttributes, landingPath, searchUrl } from '#search/state/url.ts';
import { countSoldHits, countTotalHits, describeTotalHits, rawResults } from './total-hits.ts';

interface ShownSearch {
  readonly landing: Landing;
  readonly shown: IndexUiState;
  /** With the landing's own: another engine that takes over may not know it. */
  readonly known: SlugTable;
}

const HOME = { label: 'Home', href: '/' };

/** The heading '12 Toyota cars for sale', announced to screen readers again when the count or the page changes. */
export function Stats() {
  const { view, slugs } = useSearchContext();
  const { results } = useInstantSearch();
  const { search } = useSearch();
  const { landing, shown, known } = useShownSearch(rawResults(results), () => ({
    landing: findLanding(search, slugs()),
    shown: search,
    known: slugs(),
  }));
  const forSale = countTotalHits(results, view.stockCount) - countSoldHits(results);
  const page = results?.page ?? 0;
  const { subject, noun } = splitLandingName(landing, view.cards.vehicle);
  const title = describePage(
    shown,
    subject,
    getLandingAttributes(landing),
    inflectVehicleNoun(forSale, noun),
    view.offer,
  );
  usePageHead(title, landingPath(landing, known));
  const currentCrumb =
    landing.kind === 'model' ? landing.model : capitalise(describeLanding(landing)) || 'Our stock';
  return (
    <div className="search__top">
      <nav className="crumbs fine-print only-d" aria-label="Breadcrumb">
        <ol>
          {[HOME, ...listAncestors(landing, known)].map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
          <li aria-current="page">{currentCrumb}</li>
        </ol>
      </nav>
      <h1 tabIndex={-1}>
        <span className="num">{formatWholeNumber(forSale)}</span>
        {` ${[subject, inflectVehicleNoun(forSale, noun)].filter(Boolean).join(' ')} ${view.offer}`}
      </h1>
      <SaveSearchButton url={searchUrl({ ...search, page: 1 }, slugs())} />
      <p className="visually-hidden" role="status">
        {[describeTotalHits(results, view.stockCount, noun), ...(page > 0 ? [`page ${page + 1}`] : [])].join(
          ', ',
        )}
      </p>
    </div>
  );
}

/**
 * The search of the results on screen. One that is running or has failed has already changed the state, but not the
 * results: the heading must not combine the old count with the new subject.
 */
function useShownSearch(raw: unknown, current: () => ShownSearch): ShownSearch {
  const [latest, setLatest] = useState(() => ({ raw, search: current() }));
  if (latest.raw === raw) return latest.search;
  const search = current();
  setLatest({ raw, search });
  return search;
}

/** What follows the page's own title: ' | Example Motors'. */
const SITE_NAME = / \| [^|]*$/;

/** Sets the title of the tab and the canonical address, which the build wrote for the page's first search. */
function usePageHead(title: string, canonicalPath: string): void {
  useEffect(() => {
    document.title = `${title}${SITE_NAME.exec(document.title)?.[0] ?? ''}`;
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (link) link.href = new URL(canonicalPath, link.href).href;
  }, [title, canonicalPath]);
}
