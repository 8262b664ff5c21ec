import type { Part } from '#domain/parts/part.ts';
import type { ItemSearch } from '#features/catalogue-search/item-search.ts';
import { PART_COLUMNS, PART_OWN_TEXTS, partRecord } from '#search/catalogues/parts/part-record.ts';
import { createPartsEngine } from '#search/catalogues/parts/parts-engine.ts';
import { buildIndex } from '#search/engines/embedded/build-index.ts';
import { foldResults } from '#search/instantsearch/page-results.ts';
import { type FilterTree, writeFilters } from '#search/query/filter-tree.ts';
import { SECONDARY_PAGE_SIZE } from '#search/requests/model-query.ts';
import { requestsFor, type SearchPlan } from '#search/requests/requests.ts';
import { histogram } from '#search/values/histogram.ts';
import type { Site } from '#site/site.ts';
import { partPlaces } from './part-places.ts';

/** Makes the index of a dealer's parts and an engine over it. */
export function siteParts({ parts, locations }: Pick<Site, 'parts' | 'locations'>): ItemSearch {
  const places = partPlaces(locations);
  const records = parts.map((part) => partRecord(part, places.get(part.dealership_id) ?? null));
  const index = buildIndex(records, { names: PART_COLUMNS, ownTexts: PART_OWN_TEXTS });
  const engine = createPartsEngine(index);
  const plan: SearchPlan = {
    lists: ['categories'],
    ranges: ['price'],
    pageSize: SECONDARY_PAGE_SIZE,
    filters: writeFilters(ofDealerships(parts)),
  };
  const prices = histogram(parts.flatMap(({ price }) => price ?? []));
  return {
    plan,
    spreads: prices ? { price: prices } : {},
    index: JSON.stringify(index),
    answer: (state) => foldResults(engine.search(requestsFor(state, plan)), plan, state),
  };
}

/** The dealer's own dealerships, so that an index shared by a group answers alike. */
function ofDealerships(parts: readonly Part[]): FilterTree {
  const ids = [...new Set(parts.map((part) => part.dealership_id))].sort();
  return { or: ids.map((id) => ({ attribute: 'dealership_id', operator: '=', value: id })) };
}
