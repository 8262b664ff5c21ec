import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from 'playwright';
import { buildSearch, type SiteSearch } from '#features/search/build-search.ts';
import { type BenchContext, formatWithVerdict } from '#scripts/bench/bench-context.ts';
import budgets from '#scripts/budgets.json' with { type: 'json' };
import { UsageError } from '#scripts/cli/command.ts';
import { median, quantile } from '#scripts/cli/statistics.ts';
import { formatTable } from '#scripts/cli/table.ts';
import { launchBrowser } from '#scripts/test/browser.ts';
import { buildSearchRequests } from '#search/requests/requests.ts';
import { RANGE_ATTRIBUTES } from '#search/state/attributes.ts';
import { buildSlugTable } from '#search/state/slugs.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';
import type { StockConfig } from '#site/config/stock.ts';
import { loadSite } from '#site/load-site.ts';
import type { Site } from '#site/site.ts';
import { INDEX_URL, openEnginePage, PROBE_URL } from './engine-page.ts';
import type { BatchTimes, batchTimes, ColdStart, coldStart } from './engine-probe.ts';
import { makeBenchCars } from './search-stock.ts';

/** Stock sizes, and slowdown factors relative to this machine. */
const CAR_COUNTS = [500, 2000, 16_000];
const SLOWDOWNS = [1, 4];
const COLD_START_COUNT = 5;
const ROUNDS = { uncounted: 5, counted: 15 };

interface SearchFigures {
  readonly cars: number;
  readonly slowdown: number;
  /** The index file's size, raw and as compressed for browsers. */
  readonly bytes: number;
  readonly brotliBytes: number;
  /** In the order of QUERIES. */
  readonly batches: readonly BatchTimes[];
  readonly cold: ColdStart;
}

/**
 * A search on the main thread of a visitor's browser, by stock size and machine speed, as tables. Filters and locations are the
 * site's; the stock is invented.
 */
export async function benchSearch({ slug, folders, now }: BenchContext): Promise<string> {
  const site = await loadSite(slug, { ...folders, now });
  const { stock } = site;
  if (!stock) throw new UsageError(`--site: ${slug} sells nothing. Write the slug of a dealer with stock.`);
  await using browser = await launchBrowser();
  const figures: SearchFigures[] = [];
  for (const count of CAR_COUNTS) {
    const search = buildSearch(withBenchCars(site, stock, count, now), stock, now);
    const sizes = measureSizes(search.index);
    for (const slowdown of SLOWDOWNS) {
      console.error(`${count} cars, ${slowdown}x slower`);
      figures.push({ cars: count, slowdown, ...sizes, ...(await measure(browser, search, slowdown)) });
    }
  }
  return [
    formatSummary(figures),
    `Budgets at ${BUDGET.cars} cars, ${BUDGET.slowdown}x: p50 ${BUDGET.p50_ms} ms, p95 ${BUDGET.p95_ms} ms, ${BUDGET.index_kib} KB brotli.`,
    formatByQuery(figures),
  ].join('\n\n');
}

/** Enables all ranges, for the largest possible batch. */
function withBenchCars(site: Site, stock: StockConfig, count: number, now: Date): Site {
  const cars = makeBenchCars(count, { stock, locations: site.locations, now });
  return {
    ...site,
    cars,
    slugs: buildSlugTable(cars),
    search: { ...site.search, ranges: [...RANGE_ATTRIBUTES] },
  };
}

function measureSizes(index: string) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return {
    bytes: Buffer.byteLength(index),
    brotliBytes: brotliCompressSync(index, { params }).byteLength,
  };
}

async function measure(browser: Browser, { index, config }: SiteSearch, slowdown: number) {
  const input = {
    probe: PROBE_URL,
    index: INDEX_URL,
    batches: QUERIES.map(({ state }) => buildSearchRequests(state, config)),
    first: buildSearchRequests({}, config),
    typed: buildSearchRequests({ query: 'mazda' }, config),
    rounds: ROUNDS,
  };
  const starts: ColdStart[] = [];
  for (let start = 0; start < COLD_START_COUNT; start++) {
    const page = await openEnginePage(browser, index, slowdown);
    starts.push(
      await page.evaluate(async ({ probe, index: url, first, typed }) => {
        const module = (await import(probe)) as { coldStart: typeof coldStart };
        return module.coldStart(url, first, typed);
      }, input),
    );
    await page.context().close();
  }
  const page = await openEnginePage(browser, index, slowdown);
  const batches = await page.evaluate(async ({ probe, index: url, first, typed, batches: all, rounds }) => {
    const module = (await import(probe)) as { batchTimes: typeof batchTimes };
    return module.batchTimes(url, all, [first, typed], rounds);
  }, input);
  await page.context().close();
  return { batches, cold: medianColdStart(starts) };
}

function medianColdStart(starts: readonly ColdStart[]): ColdStart {
  const middle = (part: keyof ColdStart) => median(starts.map((start) => start[part]));
  return { parse: middle('parse'), create: middle('create'), batch: middle('batch'), text: middle('text') };
}

/** Limits for a large dealer's search on a phone: milliseconds per batch, kilobytes of the index. */
const BUDGET = budgets.bench.search;

function formatSummary(figures: readonly SearchFigures[]): string {
  return formatTable(
    ['cars', 'CPU', 'p50 ms', 'p95 ms', 'parse ms', 'create ms', 'first ms', 'text ms', 'KB', 'KB brotli'],
    figures.map((figure) => {
      const times = figure.batches.flatMap((batch) => batch.times);
      const { parse, create, batch, text } = figure.cold;
      const isBudgeted = figure.cars === BUDGET.cars && figure.slowdown === BUDGET.slowdown;
      const judge = (amount: number, limit: number) =>
        formatWithVerdict(amount, isBudgeted ? limit : undefined, 2);
      return [
        String(figure.cars),
        `${figure.slowdown}x`,
        judge(quantile(times, 0.5), BUDGET.p50_ms),
        judge(quantile(times, 0.95), BUDGET.p95_ms),
        ...[parse, create, batch, text].map((time) => time.toFixed(1)),
        (figure.bytes / 1024).toFixed(0),
        judge(figure.brotliBytes / 1024, BUDGET.index_kib),
      ];
    }),
  );
}

/** The median time of each query, and the number of cars it found in the largest stock. */
function formatByQuery(figures: readonly SearchFigures[]): string {
  return formatTable(
    [
      'median ms of',
      ...figures.map(({ cars, slowdown }) => `${cars} ${slowdown}x`),
      `found in ${figures.at(-1)?.cars}`,
    ],
    QUERIES.map(({ name }, number) => [
      name,
      ...figures.map(({ batches }) => median(batches[number]?.times ?? []).toFixed(2)),
      String(figures.at(-1)?.batches[number]?.found),
    ]),
  );
}

interface Query {
  readonly name: string;
  readonly state: IndexUiState;
}

const query = (name: string, state: IndexUiState = {}): Query => ({ name, state });

/** Typical queries of a stock search, from no refinement to all at once. */
const QUERIES: readonly Query[] = [
  query('no filter'),
  query('make', { refinementList: { make_or_model: ['Toyota'] } }),
  query('make and model', { refinementList: { make_or_model: ['Toyota:HiLux'] } }),
  query('3 lists', {
    refinementList: { make_or_model: ['Toyota', 'Mazda'], car_type: ['used'], transmission: ['Automatic'] },
  }),
  query('2 ranges', { range: { price: '20000:45000', km: ':90000' } }),
  query('4 ranges and 5 lists', {
    refinementList: {
      make_or_model: ['Toyota', 'Mazda', 'Ford', 'Hyundai'],
      car_type: ['used', 'demo'],
      body: ['suv', 'ute', 'hatch'],
      transmission: ['Automatic'],
      fuel: ['Petrol', 'Diesel'],
    },
    range: { price: '10000:90000', subscription_price: '20:600', km: '100:160000', year: '2012:' },
  }),
  query('page 21', { page: 21 }),
  query('sort by lowest price', { sortBy: 'price:asc' }),
  query('sort by latest, make', { sortBy: 'created_at:desc', refinementList: { make_or_model: ['Toyota'] } }),
  query('text "toyota hil"', { query: 'toyota hil' }),
  query('text "hilx"', { query: 'hilx' }),
  query('text "corolla hybrid"', { query: 'corolla hybrid' }),
  query('text "t", 2 lists', { query: 't', refinementList: { car_type: ['used'], fuel: ['Diesel'] } }),
  query('text "zzzzqq"', { query: 'zzzzqq' }),
];
