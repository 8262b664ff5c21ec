import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { writeAtomically } from '#platform/write-atomically.ts';
import { planFromFieldNames, planFromMapping } from '#stock/mapping/import-plan.ts';
import { loadMapping } from '#stock/mapping/load-mapping.ts';
import { meetsConditions } from '#stock/mapping/translate-cells.ts';
import { getLatestYear } from '#stock/normalise/numbers/date.ts';
import { readFeed } from '#stock/readers/read-feed.ts';
import type { DealerRules } from '#stock/rows/apply-rules.ts';
import type { ImportReport } from '#stock/rows/report.ts';
import { DEFAULT_LISTING, type Listing } from '#stock/snapshot/listing.ts';
import { buildNextSnapshot, EMPTY_SNAPSHOT } from '#stock/snapshot/next-snapshot.ts';
import { type ReadCarsResult, readCars } from '#stock/snapshot/read-cars.ts';
import type { KnownCar, Stock } from '#stock/snapshot/snapshot.ts';
import {
  findCarProblems,
  hashStock,
  readStoredStock,
  type StoredStock,
  serialiseStock,
} from '#stock/snapshot/snapshot-file.ts';
import { StockError } from '#stock/stock-error.ts';
import { type CountedFeed, countShown, makeReport } from './make-report.ts';
import { filterRows, formatRowCondition, type RowCondition } from './row-filter.ts';

export interface ImportRequest {
  readonly feedPath: string;
  /** The path of a mapping file (see findMapping); without one, the feed's columns must have our own field names. */
  readonly mappingPath?: string | undefined;
  /** The dealer's folder, named by its slug. */
  readonly siteDir: string;
  readonly where: readonly RowCondition[];
  /** Accepts the feed even if it drops most of the stock. */
  readonly force: boolean;
  readonly now: Date;
  /** The rules in the dealer's own files; without them those rules are not applied. */
  readonly dealer?: DealerRules;
  /** Which cars the dealer lists (default: as a site without settings does). */
  readonly listing?: Listing;
  /** The folder of run-time data; the report is written to <dataDir>/reports/<slug>.json. */
  readonly dataDir: string;
}

export interface ImportResult {
  readonly report: ImportReport;
  readonly reportFile: string;
  readonly snapshotFile: string;
}

/**
 * Imports a feed: reads it, replaces the dealer's snapshot atomically and writes the report. Importing the same feed
 * again changes nothing. Throws StockError for problems with the feed, its mapping or the stock, and leaves the
 * snapshot unchanged. A feed refused by the guard still gets a report.
 */
export async function importStock(request: ImportRequest): Promise<ImportResult> {
  const { feedPath, siteDir, now } = request;
  const site = basename(siteDir);
  await requireSiteFolder(siteDir, site);
  const snapshotFile = join(siteDir, 'stock.json');
  const stored = await readStoredStock(snapshotFile);
  const { feed, read } = await readFeedCars(request);

  const previous = stored?.stock ?? EMPTY_SNAPSHOT;
  const listing = request.listing ?? DEFAULT_LISTING;
  const next = buildNextSnapshot(previous, read.cars, now, listing);
  const refused = request.force ? [] : findRefusals(previous, read, feed.isCutShort);
  const isUnchanged = stored !== undefined && hasSameStock(stored, next);
  const shown = countShown(next.cars, listing, now);
  const report = makeReport(
    {
      site,
      feed: feedPath,
      mapping: request.mappingPath ?? null,
      where: request.where.map(formatRowCondition),
      at: now.toISOString(),
    },
    { feed, read, previous, next, refusals: refused, isUnchanged, shown },
  );

  const reportFile = await writeReport(report, request.dataDir);
  if (refused.length > 0) {
    throw new StockError(refused.map((reason) => `${feedPath}: ${reason} The report is ${reportFile}.`));
  }
  if (!isUnchanged) await replaceSnapshot(snapshotFile, next);
  return { report, reportFile, snapshotFile };
}

/** Replaces the stock, if a build can load the new snapshot. */
async function replaceSnapshot(file: string, next: Stock): Promise<void> {
  const problems = findCarProblems(next.cars);
  if (problems.length > 0) throw new StockError(problems.map((problem) => `${file}: ${problem}`));
  await writeAtomically(file, serialiseStock(next));
}

async function requireSiteFolder(siteDir: string, slug: string): Promise<void> {
  const stats = await stat(siteDir).catch(() => undefined);
  if (stats?.isDirectory()) return;
  throw new StockError([`${siteDir}: no such dealer. Create it with "npm run site:new --  ${slug}".`]);
}

async function readFeedCars(request: ImportRequest): Promise<{ feed: CountedFeed; read: ReadCarsResult }> {
  const { feedPath, mappingPath, now } = request;
  const mapping = mappingPath === undefined ? undefined : await loadMapping(mappingPath);
  const feed = await readFeed(feedPath, mapping?.records);
  const plan =
    mapping === undefined
      ? planFromFieldNames(feed, feedPath, request.dealer)
      : planFromMapping(mapping, feed, {
          ...request.dealer,
          now,
          feed: feedPath,
          mapping: mappingPath ?? '',
        });
  const dealer = { latestYear: getLatestYear(now), ...request.dealer };
  const cars = feed.rows.filter((row) => meetsConditions(row.cells, plan.where));
  const rows = filterRows({ ...feed, rows: cars }, request.where, feedPath);
  return { feed: { ...feed, rows: feed.rows.length }, read: readCars(rows, plan, dealer, feed.lost) };
}

/** Whether the stock is unchanged except for the time of the import. */
function hasSameStock({ stock: { imported_at }, hash }: StoredStock, next: Stock): boolean {
  return hashStock({ ...next, imported_at }) === hash;
}

async function writeReport(report: ImportReport, dataDir: string): Promise<string> {
  const file = join(dataDir, 'reports', `${report.site}.json`);
  await writeAtomically(file, `${JSON.stringify(report, null, 2)}\n`);
  return file;
}

/** A feed that drops a larger share of the stock is presumed broken. */
const MAX_DROP_SHARE = 0.3;

/**
 * Reasons not to replace the stock with a feed, in the form 'problem. Fix.'; empty if there are none. `--force`
 * overrides them.
 */
export function findRefusals(previous: Stock<KnownCar>, read: ReadCarsResult, isCutShort = false): string[] {
  if (read.cars.length === 0) return findEmptyFeedRefusals(previous, read);
  const present = new Set(read.cars.map(({ id }) => id));
  const dropped = [...previous.cars].filter(({ id }) => !present.has(id)).length;
  const share = previous.cars.length === 0 ? 0 : dropped / previous.cars.length;
  if (isCutShort && dropped > 0) {
    return [
      `breaks off and lacks ${dropped} of the ${previous.cars.length} cars in stock. Ask for the feed again, or add --force to take what is there.`,
    ];
  }
  if (share <= MAX_DROP_SHARE) return [];
  return [
    `lacks ${dropped} of the ${previous.cars.length} cars in stock (${Math.floor(share * 100)} %; more than 30 % looks like a broken feed). Check the feed, or add --force to take it as it is.`,
  ];
}

/** A new dealer may have no cars yet; if all rows fail or the whole stock vanishes, it is a mistake. */
function findEmptyFeedRefusals(previous: Stock<KnownCar>, read: ReadCarsResult): string[] {
  if (read.heldRows > 0) {
    const [first] = read.held;
    return [
      `has no row that is a car: all ${read.heldRows} are held back, the first because of ${first?.field} (${first?.reason}). Check the mapping.`,
    ];
  }
  const hadStock = previous.cars.length > 0 || previous.gone.length > 0;
  return hadStock
    ? ['has no cars, and there was stock before. Check the feed, or add --force to empty the site.']
    : [];
}
