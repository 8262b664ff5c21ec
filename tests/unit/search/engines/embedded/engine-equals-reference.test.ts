import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type ReferenceRecord, searchReference } from '#tests/reference-search/reference-search.ts';
import { makeEngine, REFERENCE_FIELDS } from '#tests/support/factories/make-engine.ts';
import {
  makeRandomBatch,
  makeRandomRecords,
  RANDOM_ATTRIBUTES,
} from '#tests/support/factories/random-search.ts';
import { createSeededRandom } from '#tests/support/factories/seeded-random.ts';
import {
  SMALL_MISSPELT_SEARCHES,
  SMALL_SEARCHES,
  SMALL_STOCK,
  SMALL_TEXT_SEARCHES,
} from '#tests/support/factories/small-stock.ts';
import { readRealListings } from '#tests/support/readers/real-listings.ts';

/** The long form runs nightly; the short one on every change. */
const LONG = process.env.TEST_LONG === '1';

const filters = '(status=in_stock OR sold_date_timestamp > 1789740800) AND show_on_dealer_website=true';
const keep = (record: ReferenceRecord) =>
  (record.status === 'in_stock' ||
    (typeof record.sold_date_timestamp === 'number' && record.sold_date_timestamp > 1789740800)) &&
  record.show_on_dealer_website === true;

/** Real listings say nothing of what is sold. */
const UNSOLD = { offer_rank: 0, sold_rank: 0, saving: null };

const lists = new Set<string>(RANDOM_ATTRIBUTES.lists);

/** Every answer of every request of `batches` batches, beside the reference's. */
function differences(records: readonly ReferenceRecord[], batches: number, seed: number): string[] {
  const engine = makeEngine(records);
  const random = createSeededRandom(seed);
  const wrong: string[] = [];
  for (let batch = 0; batch < batches; batch++) {
    const requests = makeRandomBatch(random, records);
    const answers = engine.search(
      requests.map(({ indexName, params }) => ({ indexName, params: { ...params, filters } })),
    );
    for (const [index, request] of requests.entries()) {
      const expected = searchReference(records, REFERENCE_FIELDS, lists, { ...request, keep });
      const answer = answers[index];
      const got = {
        ...{ ids: answer?.hits.map((hit) => hit.objectID), nbHits: answer?.nbHits, nbSold: answer?.nbSold },
        ...{ facets: sorted(answer?.facets ?? {}), stats: answer?.facets_stats },
      };
      if (!isDeepStrictEqual(got, { ...expected, facets: sorted(expected.facets) }))
        wrong.push(`seed ${seed}, batch ${batch}: ${JSON.stringify([request, got, expected])}`);
    }
  }
  return wrong;
}

/** Values in the order of their counts; numbers among them would otherwise come first. */
function sorted(facets: Readonly<Record<string, Readonly<Record<string, number>>>>) {
  return Object.fromEntries(
    Object.entries(facets).map(([name, counts]) => [
      name,
      Object.entries(counts).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)),
    ]),
  );
}

test.each([
  { cars: 1, batches: 20 },
  // Whole words of 32 cars, and one more.
  { cars: 32, batches: 40 },
  { cars: 33, batches: 60 },
  { cars: 500, batches: LONG ? 1500 : 150 },
  { cars: 2000, batches: LONG ? 1000 : 25 },
])(
  'the engine answers as plain loops do: $cars cars, $batches batches',
  { timeout: 600_000 },
  ({ cars, batches }) => {
    expect(differences(makeRandomRecords(cars, 7 + cars), batches, 42 + cars).slice(0, 3)).toEqual([]);
  },
);

const listings = readRealListings();

test.skipIf(!listings)(
  'the engine answers as plain loops do on the real listings',
  { timeout: 600_000 },
  () => {
    const records = (listings ?? []).slice(0, LONG ? undefined : 2500).map(
      (row, index): ReferenceRecord => ({
        id: `r${index}`,
        make: row.Brand || null,
        model: row.Model || null,
        make_model: `${row.Brand}:${row.Model}`,
        make_or_model: row.Brand ? [row.Brand, `${row.Brand}:${row.Model}`] : null,
        badge: row.Title?.split(' ').slice(3).join(' ') || null,
        series: null,
        car_type: row.UsedOrNew?.toLowerCase() || null,
        status: 'in_stock',
        body: row.BodyType || null,
        fuel: row.FuelType || null,
        transmission: row.Transmission || null,
        colour: row.ColourExtInt || null,
        seats: row.Seats?.trim() || null,
        state: row.Location?.slice(-3) || null,
        city: row.Location?.split(',')[0] || null,
        location_name: null,
        filtered_features: null,
        stocknum: `R${index}`,
        price: Number.parseInt(row.Price ?? '', 10) || null,
        ...UNSOLD,
        km: Number.parseInt(row.Kilometres ?? '', 10) || null,
        year: Number.parseInt(row.Year ?? '', 10) || 0,
        created_at: 1_790_000_000 + index,
        sold_date_timestamp: null,
        show_on_dealer_website: true,
      }),
    );
    expect(differences(records, LONG ? 500 : 12, 99).slice(0, 3)).toEqual([]);
  },
);

const LISTS = ['make', 'model', 'make_or_model', 'body', 'colour', 'filtered_features'];
const facets = [...LISTS, 'price', 'km', 'saving'];
const isShown = (record: ReferenceRecord) => record.show_on_dealer_website === true;

const engine = makeEngine(SMALL_STOCK);

// The random searches above find what nobody thought of; these say what is meant.
describe.each([
  { kind: 'by choices and orders', searches: SMALL_SEARCHES },
  { kind: 'by text', searches: SMALL_TEXT_SEARCHES },
  { kind: 'by misspelt text', searches: SMALL_MISSPELT_SEARCHES },
])('searches $kind', ({ searches }) => {
  test.each(searches)('$what: $found', ({ indexName = 'cars', params, found }) => {
    const filters = 'show_on_dealer_website=true';
    const [answer] = engine.search([{ indexName, params: { ...params, facets, filters } }]);
    expect(answer?.hits.map((hit) => hit.objectID).join(' ')).toBe(found);
    const request = { indexName, params: { ...params, facets }, keep: isShown };
    const expected = searchReference(SMALL_STOCK, REFERENCE_FIELDS, new Set(LISTS), request);
    expect(answer).toMatchObject({ nbHits: expected.nbHits, facets_stats: expected.stats });
    for (const name of facets)
      expect(Object.entries(answer?.facets[name] ?? {})).toEqual(Object.entries(expected.facets[name] ?? {}));
  });
});
