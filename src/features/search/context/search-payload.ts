import type { UsualLoan } from '#domain/finance/budget.ts';
import type { Coordinates } from '#domain/location/distance.ts';
import type { CardSettings } from '#features/car-card/card-view.ts';
import type { NearestSettings } from '#features/nearest/look-up-postcode.ts';
import type { PromoTile } from '#features/promo/promo-tile.ts';
import type { FilterPanelModel } from '#features/search/filter-panel-model.ts';
import type { TypesenseHost } from '#search/engines/typesense/typesense-host.ts';
import type { PageResults } from '#search/instantsearch/page-results.ts';
import type { PopularSearch } from '#search/refinements/popular-searches.ts';
import type { SearchConfig } from '#search/requests/requests.ts';
import type { Landing } from '#search/state/landing.ts';
import type { Histograms } from '#search/values/histogram.ts';
import type { DataBlock } from '#ui/data-block/data-block.ts';

/** A city in which vehicles stand. */
export interface SearchPlace {
  readonly city: string;
  readonly at?: Coordinates;
}

/** The dealer's settings of the search screen and its cards. */
export interface SearchView {
  readonly cards: CardSettings;
  /** What the heading says after the vehicles: 'for sale'. */
  readonly offer: string;
  /** For how many days a sold vehicle stays listed. */
  readonly soldForDays: number;
  readonly panel: FilterPanelModel;
  /** How many vehicles the dealer lists: for engines that cap their counts (T-12). */
  readonly stockCount: number;
  /** The dealer's slug, for the keys in the browser's storage. */
  readonly slug: string;
  /** Path of the contact page, for visitors who found nothing. */
  readonly contact: string;
  /**
   * The ends and bars of the sliders, from the whole stock at build time. Ends taken from the results would move under the
   * finger with every other filter, and engines round them differently.
   */
  readonly histograms: Histograms;
  /** What a budget by the week buys; undefined where no repayment can be worked out. */
  readonly usualLoan?: UsualLoan | undefined;
  readonly promos: readonly PromoTile[];
  /** A sentence that finds something, as an example under the search box. */
  readonly example?: string | undefined;
  /** For visitors who ask for what is near. */
  readonly places: readonly SearchPlace[];
  /** How postcodes are looked up; undefined where the dealer does not. */
  readonly nearest?: Pick<NearestSettings, 'service'> | undefined;
}

/** What the islands of all search pages get, in a file of its own: it changes with every vehicle, and most pages do not. */
export interface SearchSettings {
  readonly config: SearchConfig;
  readonly view: SearchView;
  /** URL of the index file. */
  readonly index: string;
  /** The hosted index, searched instead of the index file. */
  readonly host?: TypesenseHost | undefined;
}

/** What the island of a search page gets in addition. */
export interface PagePayload {
  readonly landing: Landing;
  /** The prerendered path: '/search/toyota/'. */
  readonly path: string;
  /** ISO time of the build. */
  readonly built: string;
  /** Popular searches to offer on this page. */
  readonly popularSearches: readonly PopularSearch[];
  /** Undefined on a page that was not prerendered as a search. */
  readonly results: PageResults | undefined;
}

export type SearchPayload = SearchSettings & PagePayload;

export const SEARCH_BLOCK: DataBlock<SearchPayload> = { id: 'search-data' };
