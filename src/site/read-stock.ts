import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Car } from '#domain/car/car.ts';
import { applyReducedPrice } from '#domain/car/price/price.ts';
import { isAvailable } from '#domain/car/status/availability.ts';
import { createListingCheck } from '#domain/car/status/listing.ts';
import type { StockConfig } from '#site/config/stock.ts';
import { formatIssues } from '#site/errors/format-issues.ts';
import { SiteError } from '#site/errors/site-error.ts';
import {
  type ListedModel,
  type RemovedCar,
  type Snapshot,
  snapshotSchema,
} from '#stock/snapshot/snapshot.ts';

/** The path of a dealer's snapshot: next to its site.ts, or among the run-time data if its stock is invented. */
export function snapshotPath(
  dirs: { sitesDir: string; dataDir: string },
  slug: string,
  stock: StockConfig,
): string {
  return stock.demo
    ? join(dirs.dataDir, 'demo', slug, 'stock.json')
    : join(dirs.sitesDir, slug, 'stock.json');
}

const MISSING_STOCK_FIXES = {
  demo: 'Run "npm start" or "npm run build", which make the stock of demonstration sites.',
  feed: 'Run "npm run nightly", or "npm run stock:import" with the feed.',
  none: 'Import a feed with "npm run stock:import", or write "stock: false" when nothing is for sale.',
} as const;

/** The fix for a missing snapshot. */
function getMissingStockFix(stock: StockConfig): string {
  if (stock.demo) return MISSING_STOCK_FIXES.demo;
  return stock.feed ? MISSING_STOCK_FIXES.feed : MISSING_STOCK_FIXES.none;
}

/** Reads and checks a snapshot. Throws SiteError if it is missing or invalid: that is a mistake, not an empty site. */
export async function readSnapshot(file: string, stock: StockConfig): Promise<Snapshot> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) {
    throw new SiteError([`${file}: is missing. ${getMissingStockFix(stock)}`]);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new SiteError([`${file}: is not valid JSON: ${(error as Error).message}. Import the feed again.`]);
  }
  const parsed = v.safeParse(snapshotSchema, json);
  if (!parsed.success) throw new SiteError(formatIssues(file, parsed.issues, snapshotSchema));
  const lines = findSlugConflicts(parsed.output.cars).map((line) => `${file}: ${line}`);
  if (lines.length > 0) throw new SiteError(lines);
  // Looked up by ids from feeds: without a prototype 'constructor' finds nothing that no feed has sent.
  const prices: Snapshot['price_history'] = Object.create(null);
  return { ...parsed.output, price_history: Object.assign(prices, parsed.output.price_history) };
}

/** One line for every car whose slug is taken by another car or by `/cars/trade-in/` (T-50). */
function findSlugConflicts(cars: readonly Car[]): string[] {
  const seen = new Map<string, number>();
  return cars.flatMap((car, index) => {
    if (car.slug === 'trade-in')
      return [`cars.${index}.slug: "trade-in" is reserved. Give the car another slug.`];
    const first = seen.get(car.slug);
    seen.set(car.slug, first ?? index);
    return first === undefined
      ? []
      : [`cars.${index}.slug: "${car.slug}" is also the slug of cars.${first}. Give each car its own.`];
  });
}

/**
 * The cars listed at `now`: those that pass the main filter and the dealer's base filter (T-32), available ones before
 * sold ones, newest first, at their offer price if the dealer shows those (T-39).
 */
export function getListedCars(cars: readonly Car[], stock: StockConfig, now: Date, timeZone: string): Car[] {
  const findHiddenReason = createListingCheck(stock, now, timeZone);
  return cars
    .filter((car) => findHiddenReason(car) === undefined)
    .map((car) => (stock.offerPrices ? applyReducedPrice(car) : car))
    .sort(
      (a, b) =>
        Number(isAvailable(b)) - Number(isAvailable(a)) ||
        Date.parse(b.created_at) - Date.parse(a.created_at),
    );
}

/**
 * Removed cars, and cars of the snapshot that were sold too long ago to be listed (T-30): their addresses need
 * redirects.
 */
export function getRedirectedCars(snapshot: Snapshot, listed: readonly Car[]): RemovedCar[] {
  const shown = new Set(listed.map((car) => car.id));
  const unlisted = snapshot.cars.filter(
    (car) => !shown.has(car.id) && car.show_on_dealer_website && !isAvailable(car),
  );
  return [
    ...snapshot.gone,
    ...unlisted.map((car) => ({
      id: car.id,
      slug: car.slug,
      make: car.make,
      model: car.model,
      body: car.simple_body,
      gone_at: snapshot.imported_at,
    })),
  ];
}

/** Makes and models that the dealer has listed and does not list now. A snapshot of an older import names only removed cars. */
export function findFormerModels({ listed, gone }: Snapshot, cars: readonly Car[]): ListedModel[] {
  const toName = ({ make, model }: Pick<ListedModel, 'make' | 'model'>) => JSON.stringify([make, model]);
  const names = new Set(cars.map(toName));
  const former = listed.length > 0 ? listed : gone;
  return former.flatMap(({ make, model, body }) => {
    const name = toName({ make, model });
    if (names.has(name)) return [];
    names.add(name);
    return [{ make, model, body }];
  });
}
