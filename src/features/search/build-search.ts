import { orderByRelevance } from '#domain/car/relevance.ts';
import { findUsualLoan, readCardLoan, type UsualLoan } from '#domain/finance/budget.ts';
import { findLender, findSaving } from '#features/car-card/price-labels.ts';
import { buildCardText, findCarCity, findSimilarPath } from '#features/car-card/site-card.ts';
import { buildIndex } from '#search/engines/embedded/build-index.ts';
import { createStockEngine } from '#search/engines/embedded/stock-engine.ts';
import { HIT_FIELDS, TEXT_FIELDS } from '#search/engines/stock-fields.ts';
import { PAIR_COLUMNS, type RecordName, toRecord } from '#search/index/records.ts';
import { compactResults, type PageResults } from '#search/instantsearch/page-results.ts';
import { writeFilters } from '#search/query/filter-tree.ts';
import { buildListedFilter } from '#search/query/listed-filter.ts';
import type { SearchRequest, SearchResult } from '#search/query/search-client.ts';
import { SORT_GROUPS } from '#search/query/sort-order.ts';
import {
  DEFAULT_POPULAR_SEARCHES,
  type PopularSearch,
  parsePopularSearches,
  selectPopularSearches,
} from '#search/refinements/popular-searches.ts';
import { applyDefaultSort } from '#search/requests/default-sort.ts';
import { buildCountRequest, buildSearchRequests, type SearchConfig } from '#search/requests/requests.ts';
import { LIST_ATTRIBUTES, type ListAttribute, RANGE_ATTRIBUTES } from '#search/state/attributes.ts';
import {
  type FacetName,
  getFacetName,
  MAKE_OR_MODEL,
  makeOf,
  splitModel,
} from '#search/state/makes-and-models.ts';
import { NEAREST_SORT } from '#search/state/sorts.ts';
import { getRefinements, type IndexUiState } from '#search/state/ui-state.ts';
import { buildHistogram, type Histograms } from '#search/values/histogram.ts';
import type { StockConfig } from '#site/config/stock.ts';
import type { Site } from '#site/site.ts';
import { hasNearestSort } from './search-words.ts';

/** The stock search of one dealer at build time. */
export interface SiteSearch {
  readonly config: SearchConfig;
  /** The lists that are worth showing: those with several values in the stock. */
  readonly lists: readonly ListAttribute[];
  /** The distribution of the stock over each offered range that it has numbers for: the ends and bars of its slider. */
  readonly histograms: Histograms;
  /** What a budget by the week buys; undefined where no repayment can be worked out. */
  readonly usualLoan: UsualLoan | undefined;
  /** The index file's text. */
  readonly index: string;
  /** The results of a state, in the compact form that pages contain. */
  getResults(state: IndexUiState): PageResults;
  /** The result of a single request, such as a secondary search. */
  query(request: SearchRequest): SearchResult;
  /** The popular searches to offer from a state. */
  popularSearches(state: IndexUiState): PopularSearch[];
}

/** Columns that cannot be refined but are needed to filter and sort. */
// biome-ignore format: a list reads better in rows
const OTHER_COLUMNS = [
  'id', 'created_at', 'status', 'sold_date_timestamp', 'show_on_dealer_website', MAKE_OR_MODEL, SORT_GROUPS.relevance, SORT_GROUPS.others,
  'saving',
] as const;

/** Text columns whose values differ from car to car. */
const UNIQUE_TEXT_COLUMNS = ['id', 'slug', 'stocknum', 'photo'] as const satisfies readonly RecordName[];

/** A dealer's cars as every engine indexes them, the most relevant first. */
export function buildStockRecords(site: Site, now: Date): ReturnType<typeof toRecord>[] {
  const context = {
    locations: site.locations,
    locationLabelOf: (car: Site['cars'][number]) => findCarCity(car, site),
    similarOf: (car: Site['cars'][number]) => findSimilarPath(car, site),
    cardTextOf: (car: Site['cars'][number]) => buildCardText(car, site, now),
    savingOf: (car: Site['cars'][number]) => findSaving(car, site),
    weeklyOf: (car: Site['cars'][number]) => findLender(car, site, now)?.weekly ?? null,
  };
  return orderByRelevance(site.cars, now).map((car) => toRecord(car, context));
}

/** Builds the index of a dealer's cars and an engine over it. */
export function buildSearch(site: Site, stock: StockConfig, now: Date): SiteSearch {
  const records = buildStockRecords(site, now);
  const names = [
    ...new Set<RecordName>([
      ...OTHER_COLUMNS,
      ...LIST_ATTRIBUTES,
      ...RANGE_ATTRIBUTES,
      ...TEXT_FIELDS.map((field) => field.name),
      ...HIT_FIELDS,
    ]),
  ];
  const index = buildIndex(records, {
    names,
    uniqueTextColumns: UNIQUE_TEXT_COLUMNS,
    pairColumns: PAIR_COLUMNS,
  });
  const engine = createStockEngine(index);
  const hasSeveralValues = (name: ListAttribute) =>
    new Set(records.map((record) => record[name]).filter((value) => value !== null)).size > 1;
  const lists = site.search.facets.map(({ attribute }) => attribute).filter(hasSeveralValues);
  const extraSorts = [...site.search.extraSorts, ...(hasNearestSort(site) ? ([NEAREST_SORT] as const) : [])];
  const histograms = Object.fromEntries(
    site.search.ranges.flatMap((name) => {
      const histogram = buildHistogram(
        records.map((record) => record[name]).filter((value) => typeof value === 'number'),
      );
      return histogram ? [[name, histogram]] : [];
    }),
  );
  const config: SearchConfig = {
    lists: [
      ...new Set<FacetName>([MAKE_OR_MODEL, ...lists.map((name) => getFacetName(name, [MAKE_OR_MODEL]))]),
    ],
    ranges: site.search.ranges.filter((name) => name in histograms),
    pageSize: stock.pageSize,
    ...(site.search.defaultSort !== 'relevance' && { sort: site.search.defaultSort }),
    ...(extraSorts.length > 0 && { extraSorts }),
    ...(site.search.pricedOnly && { pricedOnly: true }),
    filters: writeFilters(buildListedFilter(stock.soldForDays, now)),
  };
  const search = (requests: readonly SearchRequest[]) =>
    engine.search(requests.map((request) => applyDefaultSort(request, config)));
  const candidates = site.search.popularSearches
    ? parsePopularSearches(site.search.popularSearches, site.slugs)
    : DEFAULT_POPULAR_SEARCHES;
  return {
    config,
    lists,
    histograms,
    usualLoan: findUsualLoan(
      records.flatMap(({ loan }) => (typeof loan === 'string' ? readCardLoan(`0 ${loan}`) : [])),
    ),
    index: JSON.stringify(index),
    getResults: (state) =>
      compactResults(search(buildSearchRequests(state, config)), config, createShownTest(state, lists)),
    query: (request) => {
      const [result] = engine.search([request]);
      if (!result) throw new Error('search: the engine returned no result for a single request');
      return result;
    },
    popularSearches: (state) =>
      selectPopularSearches(state, candidates, (states) =>
        search(states.map((candidate) => buildCountRequest(candidate, config))).map(({ nbHits }) => nbHits),
      ),
  };
}

/** Models are hidden until their make is chosen, so a page leaves out their counts: 1 KB for a large dealer. */
function createShownTest(state: IndexUiState, lists: readonly ListAttribute[]) {
  const showsAllModels = lists.includes('make_model') || !lists.includes('make');
  const chosenMakes = new Set(getRefinements(state, MAKE_OR_MODEL).map(makeOf));
  return (facet: FacetName, value: string): boolean => {
    if (facet !== MAKE_OR_MODEL || showsAllModels) return true;
    const [make, model] = splitModel(value);
    return model === undefined || chosenMakes.has(make);
  };
}
