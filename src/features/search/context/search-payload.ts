import type { CardSettings } from '#features/car-card/card-view.ts';
import type { PromoTile } from '#features/promo/promo-tile.ts';
import type { Histograms } from '#features/search/build-search.ts';
import type { FilterPanelModel } from '#features/search/filter-panel-model.ts';
import type { TypesenseHost } from '#search/engines/typesense/typesense-host.ts';
import type { PageResults } from '#search/instantsearch/page-results.ts';
import type { PopularSearch } from '#search/refinements/popular-search.ts';
import type { SearchConfig } from '#search/requests/requests.ts';
import type { Landing } from '#search/state/landing.ts';
import type { DataBlock } from '#ui/data-block/data-block.ts';

/** What the search screen says in the dealer's words, and how its cards look. */
export interface SearchView {
  readonly cards: CardSettings;
  /** For how many days a sold vehicle stays listed. */
  readonly soldForDays: number;
  readonly panel: FilterPanelModel;
  /** How many vehicles the dealer lists: for engines that do not count all (T-12). */
  readonly stockCount: number;
  /** The dealer's, for the keys in the browser's storage. */
  readonly slug: string;
  /** Where a visitor who found nothing may ask. */
  readonly contact: string;
  /**
   * The ends and bars of the sliders: those of the whole stock, made with the page. The results' own ends would move
   * under the finger with every other filter, and one engine's rounding would be another's.
   */
  readonly spreads: Histograms;
  readonly promos: readonly PromoTile[];
}

/** What a search page hands its island, as JSON in the page: nothing of the site's settings beyond it. */
export interface SearchPayload {
  readonly landing: Landing;
  /** The prerendered path: '/search/toyota/'. */
  readonly path: string;
  /** ISO time that the page was made for. */
  readonly built: string;
  readonly plan: SearchConfig;
  readonly view: SearchView;
  /** Address of the index file. */
  readonly index: string;
  /** Popular searches that lead on from this page. */
  readonly pills: readonly PopularSearch[];
  /** Where the stock is searched instead of in the index file. */
  readonly host?: TypesenseHost | undefined;
  /** Undefined on a page that was not prerendered as a search. */
  readonly results: PageResults | undefined;
}

export const SEARCH_BLOCK: DataBlock<SearchPayload> = { id: 'search-data' };
