import type { CardSettings } from '#features/car-card/card-view.ts';
import type { PanelView } from '#features/search/panel-view.ts';
import type { PageResults } from '#search/instantsearch/page-results.ts';
import type { SearchPlan } from '#search/instantsearch/requests.ts';
import type { Landing } from '#search/landing.ts';

/** What the search screen says in the dealer's words, and how its cards look. */
export interface SearchView {
  readonly cards: CardSettings;
  /** For how many days a sold vehicle stays listed. */
  readonly soldForDays: number;
  readonly panel: PanelView;
  /** How many vehicles the dealer lists: for engines that do not count all (T-12). */
  readonly stockCount: number;
}

/** What a search page hands its island, as JSON in the page: nothing of the site's settings beyond it. */
export interface SearchPayload {
  readonly landing: Landing;
  /** The prerendered path: '/search/toyota/'. */
  readonly path: string;
  /** ISO time that the page was made for. */
  readonly built: string;
  readonly plan: SearchPlan;
  readonly view: SearchView;
  /** Address of the index file. */
  readonly index: string;
  /** Undefined on a page that was not prerendered as a search. */
  readonly results: PageResults | undefined;
}
