import { CAR_BODIES } from '#domain/car/body.ts';
import { CAR_TYPES } from '#domain/car/car-type.ts';
import type { PageResults } from '#search/instantsearch/page-results.ts';
import type { SearchClient } from '#search/query/search-client.ts';
import { INDEX_NAME } from '#search/query/sort-order.ts';
import type { SearchConfig } from '#search/requests/requests.ts';
import type { ListAttribute } from '#search/state/attributes.ts';
import { MAKE_OR_MODEL, splitModel } from '#search/state/makes-and-models.ts';
import { resolveValues } from '#search/state/parameters.ts';
import { type KnownValues, parseQueryString } from '#search/state/url.ts';

/** More values than any attribute of a stock has. */
const MAX_VALUES = 2000;

/** The values of the stock that a page counts, and those that are loaded to read an address that others wrote. */
export function createAddressValues(counts: PageResults['counts'] = {}) {
  const read = (name: string) => (counts[name] ?? []).filter((value) => typeof value === 'string');
  const values = new Map<ListAttribute, readonly string[]>([
    ['body', [...CAR_BODIES, ...read('body')]],
    ['car_type', CAR_TYPES],
    ['make', read(MAKE_OR_MODEL).filter((value) => splitModel(value)[1] === undefined)],
    ['make_model', read(MAKE_OR_MODEL).filter((value) => splitModel(value)[1] !== undefined)],
  ]);
  const loaded = new Set<ListAttribute>(['body', 'car_type']);
  const known: KnownValues = (attribute) =>
    attribute === 'model'
      ? (values.get('make_model') ?? []).map((value) => splitModel(value)[1] ?? '')
      : (values.get(attribute) ?? read(attribute));
  return {
    known,
    /** The attributes of a query string whose values the page doesn't know: a value may be in another case, or two in one. */
    findUnknown: (search: string): readonly ListAttribute[] => {
      const { refinementList } = parseQueryString(search);
      const entries = Object.entries(refinementList) as [ListAttribute, readonly string[]][];
      const unknown = entries.filter(([name, texts]) => !resolveValues(texts, known(name)).complete);
      const names = unknown.map(([name]) => (name === 'model' ? 'make_model' : name));
      return names.filter((name) => !loaded.has(name));
    },
    /** Asks the engine for all values of these attributes. */
    load: async (
      attributes: readonly ListAttribute[],
      client: SearchClient,
      { filters }: Pick<SearchConfig, 'filters'>,
    ) => {
      const { results } = await client.search([
        {
          indexName: INDEX_NAME,
          params: { filters, facets: attributes, maxValuesPerFacet: MAX_VALUES, hitsPerPage: 0, page: 0 },
        },
      ]);
      for (const name of attributes) {
        loaded.add(name);
        values.set(name, Object.keys(results[0]?.facets[name] ?? {}));
      }
    },
  };
}
