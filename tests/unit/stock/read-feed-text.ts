import { planFromFieldNames } from '#stock/mapping/import-plan.ts';
import { type ReadCarsResult, readCars } from '#stock/snapshot/read-cars.ts';
import { readCsv } from '#tests/support/readers/read-feed-text.ts';

/** The cars of a CSV feed whose columns have the names of our own fields. */
export function readFeedText(text: string): ReadCarsResult {
  const feed = readCsv({ file: 'feed.csv', text });
  return readCars(feed.rows, planFromFieldNames(feed, 'feed.csv'));
}

export const readIds = (text: string) => readFeedText(text).cars.map(({ id }) => id);
