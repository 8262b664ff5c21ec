import type { Feed } from '#stock/readers/feed.ts';
import type { ImportReport, RowCounts, ShownCars, StockChanges } from '#stock/rows/report.ts';
import type { ReadCarsResult } from '#stock/snapshot/read-cars.ts';
import type { KnownCar, Stock } from '#stock/snapshot/snapshot.ts';

/** The import that a report is about. */
export type ReportSubject = Pick<ImportReport, 'site' | 'feed' | 'mapping' | 'where' | 'at'>;

/** A feed that was read, with the number of its rows instead of the rows, which take a lot of memory. */
export type CountedFeed = Omit<Feed, 'rows'> & { readonly rows: number };

/** The findings and effects of an import. */
export interface ImportFindings {
  readonly feed: CountedFeed;
  readonly read: ReadCarsResult;
  readonly previous: Stock<KnownCar>;
  readonly next: Stock;
  readonly refusals: readonly string[];
  readonly isUnchanged: boolean;
  readonly shown: ShownCars;
}

/** Creates the report of an import, which accounts for every row and every change of the stock. */
export function makeReport(subject: ReportSubject, findings: ImportFindings): ImportReport {
  const { feed, read, previous, next } = findings;
  return {
    ...subject,
    outcome: getOutcome(findings),
    refusals: findings.refusals,
    counted_in: feed.countedIn,
    rows: countRows(feed, read),
    stock: countStockChanges(previous, next),
    shown: findings.shown,
    notes: feed.notes ?? [],
    held: read.held,
    repaired: read.repaired,
  };
}

function getOutcome({ refusals, isUnchanged }: ImportFindings): ImportReport['outcome'] {
  if (refusals.length > 0) return 'refused';
  return isUnchanged ? 'unchanged' : 'imported';
}

function countRows(feed: CountedFeed, read: ReadCarsResult): RowCounts {
  const lost = (feed.lost ?? []).reduce((sum, { rows }) => sum + rows, 0);
  return {
    in_feed: feed.rows + lost,
    left_out: feed.rows + lost - read.rows,
    read: read.rows,
    clean: read.clean,
    repaired: read.repairedRows,
    held: read.heldRows,
  };
}

function countStockChanges(previous: Stock<KnownCar>, next: Stock): StockChanges {
  const priceBefore = new Map(Array.from(previous.cars, ({ id, price }) => [id, price]));
  let stayed = 0;
  let priceChanges = 0;
  for (const { id, price } of next.cars) {
    const before = priceBefore.get(id);
    if (before === undefined) continue;
    stayed++;
    if (before !== price) priceChanges++;
  }
  return {
    before: previous.cars.length,
    after: next.cars.length,
    added: next.cars.length - stayed,
    gone: previous.cars.length - stayed,
    price_changes: priceChanges,
  };
}
