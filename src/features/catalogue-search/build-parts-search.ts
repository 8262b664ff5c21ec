import type { Location } from '#domain/location/location.ts';
import { groupByAddress } from '#domain/location/premises.ts';
import type { Part } from '#domain/parts/part.ts';
import type { ItemSearch } from '#features/catalogue-search/item-search.ts';
import {
  PART_COLUMNS,
  PART_UNIQUE_TEXT_COLUMNS,
  PARTS_ENGINE,
  toPartRecord,
} from '#search/catalogues/parts/part-record.ts';
import { buildIndex } from '#search/engines/embedded/build-index.ts';
import { createEngine } from '#search/engines/embedded/engine.ts';
import { compactResults } from '#search/instantsearch/page-results.ts';
import { type FilterTree, writeFilters } from '#search/query/filter-tree.ts';
import { MODEL_QUERY_PAGE_SIZE } from '#search/requests/model-query.ts';
import { buildSearchRequests } from '#search/requests/requests.ts';
import { buildHistogram } from '#search/values/histogram.ts';
import type { Site } from '#site/site.ts';

/** Builds the index of a dealer's parts and an engine over it. */
export function buildPartsSearch({ parts, locations }: Pick<Site, 'parts' | 'locations'>): ItemSearch {
  const cities = getPartCities(locations);
  const records = parts.map((part) => toPartRecord(part, cities.get(part.dealership_id) ?? null));
  const index = buildIndex(records, { names: PART_COLUMNS, uniqueTextColumns: PART_UNIQUE_TEXT_COLUMNS });
  const engine = createEngine(index, PARTS_ENGINE);
  const config: ItemSearch['config'] = {
    lists: ['categories'],
    ranges: ['price'],
    pageSize: MODEL_QUERY_PAGE_SIZE,
    filters: writeFilters(dealershipFilter(parts)),
  };
  const prices = buildHistogram(parts.flatMap(({ price }) => price ?? []));
  return {
    config,
    histograms: prices ? { price: prices } : {},
    index: JSON.stringify(index),
    getResults: (state) => compactResults(engine.search(buildSearchRequests(state, config)), config),
  };
}

/** Limits the search to the dealer's own dealerships, as an index shared by a group would need. */
function dealershipFilter(parts: readonly Part[]): FilterTree {
  const ids = [...new Set(parts.map((part) => part.dealership_id))].sort();
  return { or: ids.map((id) => ({ attribute: 'dealership_id', operator: '=', value: id })) };
}

/** The city of a dealership's parts, by dealership_id; empty for a dealer with one premises, where no city is shown. */
export function getPartCities(locations: readonly Location[]): ReadonlyMap<string, string> {
  const premises = groupByAddress(locations);
  if (premises.length < 2) return new Map();
  return new Map(
    premises.flatMap(({ main: { dealership_id, address } }) =>
      dealership_id === null ? [] : [[dealership_id, address.city] as const],
    ),
  );
}
