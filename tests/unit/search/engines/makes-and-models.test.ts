import { expect, test } from 'vitest';
import { createTypesenseClient } from '#search/engines/typesense/typesense-client.ts';
import type { SearchResult } from '#search/query/search-client.ts';
import { buildSearchRequests, type SearchConfig } from '#search/requests/requests.ts';
import { combineMakesAndModels } from '#search/state/makes-and-models.ts';
import { getRange, type IndexUiState } from '#search/state/ui-state.ts';
import type { ReferenceRecord } from '#tests/reference-search/reference-search.ts';
import { makeEngine } from '#tests/support/factories/make-engine.ts';
import { makeRandomRecords } from '#tests/support/factories/random-search.ts';
import { createSeededRandom } from '#tests/support/factories/seeded-random.ts';
import { startHostedStock } from '#tests/support/servers/hosted-stock.ts';

/** The long form runs nightly; the short one on every change. */
const LONG = process.env.TEST_LONG === '1';

const config: SearchConfig = {
  lists: ['make_or_model', 'fuel', 'state'],
  ranges: ['price'],
  pageSize: 0,
  filters: 'show_on_dealer_website=true',
};

/** What a search for makes and models means, in words: a make is all of its cars, a model is its own. */
function isMeant({ refinementList }: IndexUiState, { make, model }: ReferenceRecord): boolean {
  const chosen = refinementList?.make_or_model;
  return !chosen || chosen.includes(String(make)) || chosen.includes(`${make}:${model}`);
}

function isOther(state: IndexUiState, record: ReferenceRecord): boolean {
  const { min = 0, max = Infinity } = getRange(state, 'price') ?? {};
  const { fuel } = state.refinementList ?? {};
  const price = typeof record.price === 'number' ? record.price : undefined;
  return (
    record.show_on_dealer_website === true &&
    (!fuel || (record.fuel !== null && fuel.includes(String(record.fuel)))) &&
    (!state.range || (price !== undefined && price >= min && price <= max))
  );
}

function makeRandomState(random: () => number, records: readonly ReferenceRecord[]): IndexUiState {
  const pick = (name: string) => String(records[Math.floor(random() * records.length)]?.[name]);
  const several = (name: string, most: number) => [
    ...new Set(Array.from({ length: Math.floor(random() * (most + 1)) }, () => pick(name))),
  ];
  const [make, make_model] = [several('make', 3), several('make_model', 3)];
  const fuel = random() < 0.3 ? [pick('fuel')] : [];
  return {
    refinementList: combineMakesAndModels({
      ...(make.length > 0 && { make }),
      ...(make_model.length > 0 && { make_model }),
      ...(fuel.length > 0 && { fuel }),
    }),
    ...(random() < 0.3 && { range: { price: `:${20_000 + Math.floor(random() * 60_000)}` } }),
  };
}

function count(records: readonly ReferenceRecord[], key: (record: ReferenceRecord) => readonly string[]) {
  const counts = new Map<string, number>();
  for (const value of records.flatMap(key)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** What a search must answer: how many cars, and how many of each make and model whatever makes and models are chosen. */
function expected(records: readonly ReferenceRecord[], state: IndexUiState) {
  const others = records.filter((record) => isOther(state, record));
  return {
    found: others.filter((record) => isMeant(state, record)).length,
    counts: count(others, ({ make, make_model }) => [String(make), String(make_model)]),
  };
}

function got([main, ...others]: readonly SearchResult[]) {
  const facets = Object.assign({}, main?.facets, ...others.map((result) => result.facets));
  return { found: main?.nbHits, counts: new Map(Object.entries(facets.make_or_model ?? {})) };
}

test.each([
  { cars: 40, searches: LONG ? 500 : 80 },
  { cars: 400, searches: LONG ? 4000 : 100 },
])(
  'any mix of makes and models finds exactly these, and every make and model keeps its count: $cars cars',
  { timeout: 900_000 },
  async ({ cars, searches }) => {
    const records = makeRandomRecords(cars, 3 + cars);
    const engine = makeEngine(records);
    const { server, host } = await startHostedStock(records);
    const hosted = createTypesenseClient(host);
    const random = createSeededRandom(17 + cars);
    const wrong: string[] = [];
    let requests = 0;
    for (let search = 0; search < searches; search++) {
      const state = makeRandomState(random, records);
      const batch = buildSearchRequests(state, config);
      requests += batch.length;
      const right = expected(records, state);
      const answers = [engine.search(batch), (await hosted.search(batch)).results];
      for (const [index, answer] of answers.entries()) {
        const { found, counts } = got(answer);
        const same =
          found === right.found &&
          counts.size === right.counts.size &&
          [...right.counts].every(([value, number]) => counts.get(value) === number);
        if (!same)
          wrong.push(`${['embedded', 'hosted'][index]}: ${JSON.stringify(state)} ${found} ${right.found}`);
      }
    }
    await server.close();
    if (LONG) console.log(`${cars} cars: ${requests} requests on each engine`);
    expect(wrong.slice(0, 3)).toEqual([]);
  },
);
