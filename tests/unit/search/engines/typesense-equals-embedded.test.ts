import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { HIT_FIELDS } from '#search/engines/stock-fields.ts';
import { createTypesenseClient } from '#search/engines/typesense/typesense-client.ts';
import type { SearchRequest, SearchResult } from '#search/query/search-client.ts';
import { MAX_VALUES_PER_FACET } from '#search/requests/refinable-attributes.ts';
import { type ReferenceRecord, searchReference } from '#tests/reference-search/reference-search.ts';
import { makeEngine, REFERENCE_FIELDS } from '#tests/support/factories/make-engine.ts';
import {
  makeRandomBatch,
  makeRandomRecords,
  RANDOM_ATTRIBUTES,
} from '#tests/support/factories/random-search.ts';
import { createSeededRandom } from '#tests/support/factories/seeded-random.ts';
import { startHostedStock } from '#tests/support/servers/hosted-stock.ts';
import { splitTokens } from '#tests/support/servers/typesense/words.ts';

/** The long form runs nightly; the short one on every change. */
const LONG = process.env.TEST_LONG === '1';

const filters = '(status=in_stock OR sold_date_timestamp > 1789740800) AND show_on_dealer_website=true';
const keep = (record: ReferenceRecord) =>
  record.status === 'in_stock' && record.show_on_dealer_website === true;
const lists = new Set<string>(RANDOM_ATTRIBUTES.lists);

/** Each engine ranks the matches of a text by a score of its own; every other order is the same. */
function isRanked({ indexName, params }: SearchRequest): boolean {
  return params.query !== '' && indexName === 'cars';
}

/** What people see of an answer. */
function seen(
  request: SearchRequest,
  { hits, nbHits, nbSold, nbPages, page, facets, facets_stats }: SearchResult,
) {
  return {
    ...{ nbHits, nbSold, nbPages, page },
    hits: isRanked(request) ? hits.length : hits.map((hit) => essence(hit)),
    facets: Object.fromEntries(
      Object.entries(facets).map(([name, counts]) => [name, new Map(Object.entries(counts))]),
    ),
    stats: Object.fromEntries(
      Object.entries(facets_stats).map(([name, { min, max }]) => [name, { min, max }]),
    ),
  };
}

/** Words of one car as they are written, the last one perhaps cut short. */
function writtenQuery(random: () => number, records: readonly ReferenceRecord[]): string {
  const record = records[Math.floor(random() * records.length)];
  const names = ['make', 'model', 'badge', 'year', 'fuel', 'stocknum', 'colour'].filter(() => random() < 0.3);
  const text = names.flatMap((name) => record?.[name] ?? []).join(' ');
  return random() < 0.5 ? text : text.slice(0, Math.max(1, text.length - 2));
}

/** A field that no car of a stock has is absent from one engine's hits and null in the other's: cards read both as unknown. */
function essence(hit: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    HIT_FIELDS.map((name) => [name, hit[name] ?? null]).concat([['objectID', hit.objectID]]),
  );
}

/**
 * Whether both engines mean the same by a text: each word stands in the stock as it is written, the last one as a
 * beginning. Words that don't are read with typos, for which Typesense has rules of its own.
 */
function asWritten(query: string, vocabulary: ReadonlySet<string>): boolean {
  const words = splitTokens(query.replace(/[^\p{L}\p{M}\d]/gu, ' '), new Set());
  return words.every((word, place) =>
    place < words.length - 1 ? vocabulary.has(word) : [...vocabulary].some((known) => known.startsWith(word)),
  );
}

function vocabularyOf(records: readonly ReferenceRecord[]): ReadonlySet<string> {
  const texts = records.flatMap((record) =>
    REFERENCE_FIELDS.flatMap(({ name, textOf: worded = String }) => {
      const value = record[name] ?? null;
      return value === null ? [] : [worded(String(value))];
    }),
  );
  return new Set(texts.flatMap((text) => splitTokens(text.replace(/[^\p{L}\p{M}\d]/gu, ' '), new Set())));
}

test.each(
  [
    { cars: 1, batches: 20 },
    { cars: 33, batches: 60 },
    { cars: 300, batches: LONG ? 2550 : 60 },
    { cars: 1000, batches: LONG ? 300 : 0 },
  ].filter(({ batches }) => batches > 0),
)(
  'a hosted index answers as the embedded one and plain loops do: $cars cars, $batches batches',
  { timeout: 900_000 },
  async ({ cars, batches }) => {
    const records = makeRandomRecords(cars, 11 + cars);
    const engine = makeEngine(records);
    const vocabulary = vocabularyOf(records);
    const { server, host } = await startHostedStock(records);
    const client = createTypesenseClient(host);
    const random = createSeededRandom(5 + cars);
    const wrong: string[] = [];
    let compared = 0;
    for (let batch = 0; batch < batches; batch++) {
      const query = random() < 0.5 ? writtenQuery(random, records) : '';
      const requests = makeRandomBatch(random, records).map(({ indexName, params }) => ({
        indexName,
        params: { ...params, query, filters, maxValuesPerFacet: MAX_VALUES_PER_FACET },
      }));
      const { results } = await client.search(requests);
      const expected = engine.search(requests);
      for (const [place, request] of requests.entries()) {
        const [ours, theirs] = [expected[place], results[place]];
        if (!ours || !theirs) throw new Error('an answer is missing');
        if (query !== '' && (ours.nbHits === 0 || !asWritten(query, vocabulary))) continue;
        compared++;
        const reference = searchReference(records, REFERENCE_FIELDS, lists, { ...request, keep });
        const ids = theirs.hits.map((hit) => hit.objectID);
        const right =
          isDeepStrictEqual(seen(request, theirs), seen(request, ours)) &&
          reference.nbHits === theirs.nbHits &&
          (isRanked(request) || isDeepStrictEqual(ids, reference.ids));
        if (!right) wrong.push(JSON.stringify({ request, theirs, ours }));
      }
    }
    await server.close();
    expect(wrong.slice(0, 2)).toEqual([]);
    expect(compared).toBeGreaterThan(batches);
    if (LONG) console.log(`${cars} cars: ${compared} requests compared`);
  },
);
