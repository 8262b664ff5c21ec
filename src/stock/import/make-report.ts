import type { Car } from '#domain/car/car.ts';
import { createListingCheck, type HiddenReason } from '#domain/car/status/listing.ts';
import { NOT_FOR_SALE } from '#stock/normalise/vehicle/status-in-text.ts';
import type { Feed } from '#stock/readers/feed.ts';
import type { ImportReport, RowCounts, ShownCars, StockChanges } from '#stock/rows/report.ts';
import type { Listing } from '#stock/snapshot/listing.ts';
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

const REASONS: Readonly<Record<HiddenReason | 'withheld', { tell: (car: Car) => string; fix: string }>> = {
  website: {
    tell: () => 'not meant for the website (show_on_dealer_website)',
    fix: 'Nothing to do, unless the feed is wrong.',
  },
  sold: {
    tell: () => 'sold, longer ago than stock.soldForDays or without a day of sale',
    fix: 'Nothing to do, unless the feed is wrong.',
  },
  status: {
    tell: ({ status }) => `with status "${status}", which is not known`,
    fix: 'Say what it means with "values" of status in the mapping: "in_stock", "reserved", "coming_soon" or "sold".',
  },
  withheld: {
    tell: () => 'not for sale, as the feed or the mapping says',
    fix: 'Nothing to do, unless that is wrong.',
  },
  age: {
    tell: () => 'of an age outside stock.age',
    fix: 'Change stock.age in site.ts if they should show.',
  },
  excluded: {
    tell: () => 'named in stock.exclude',
    fix: 'Remove them from stock.exclude in site.ts if they should show.',
  },
};

/** How many cars visitors will see at `now`, and why they will not see the others, the most frequent reason first. */
export function countShown(cars: Stock['cars'], listing: Listing, now: Date): ShownCars {
  const check = createListingCheck(listing, now, listing.timeZone);
  const counts = new Map<string, { cars: number; fix: string }>();
  for (const car of cars) {
    const hidden = check(car);
    if (!hidden) continue;
    const isWithheld = hidden === 'status' && car.status === NOT_FOR_SALE;
    const { tell, fix } = REASONS[isWithheld ? 'withheld' : hidden];
    const reason = tell(car);
    counts.set(reason, { cars: (counts.get(reason)?.cars ?? 0) + 1, fix });
  }
  const hidden = [...counts].map(([reason, count]) => ({ reason, ...count }));
  const hiddenCount = hidden.reduce((sum, { cars: count }) => sum + count, 0);
  return {
    cars: cars.length,
    shown: cars.length - hiddenCount,
    hidden: hidden.sort((a, b) => b.cars - a.cars),
  };
}
