import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ImportRequest, importStock } from '#stock/import/import-stock.ts';
import { planFromFieldNames } from '#stock/mapping/import-plan.ts';
import type { FeedRow } from '#stock/readers/feed.ts';
import { type ReadCarsResult, readCars } from '#stock/snapshot/read-cars.ts';
import type { Snapshot } from '#stock/snapshot/snapshot.ts';
import { StockError } from '#stock/stock-error.ts';
import { readCsv } from '#tests/support/readers/read-feed-text.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

/** The columns a feed needs when it uses our own field names. */
export const HEADER = 'stocknum,year,make,model,car_type,price,km';

/** A day to import on; `day(1)` is the day after. */
export function day(offset: number): Date {
  return new Date(Date.UTC(2026, 10, 21 + offset, 9));
}

/** A dealer's folder on disk, with helpers to import feeds and inspect the result. */
export interface StockWorkspace {
  readonly folder: string;
  readonly siteDir: string;
  readonly snapshotFile: string;
  readonly reportFile: string;
  /** Writes a file into the workspace's folder and returns its path. */
  readonly file: (name: string, content: string | Uint8Array) => Promise<string>;
  /** Imports a feed given as text. */
  readonly importFeed: (
    content: string,
    over?: Partial<ImportRequest> & { name?: string },
  ) => ReturnType<typeof importStock>;
  readonly snapshot: () => Promise<Snapshot>;
  readonly snapshotText: () => Promise<string>;
}

/** A new dealer without stock, in a folder that is removed after the test unless it is given. */
export async function createStockWorkspace(given?: string): Promise<StockWorkspace> {
  const folder = given ?? (await makeTemporaryFolder());
  const siteDir = join(folder, 'sites', 'example-motors');
  const dataDir = join(folder, 'data');
  const snapshotFile = join(siteDir, 'stock.json');
  await mkdir(siteDir, { recursive: true });
  const file: StockWorkspace['file'] = async (name, content) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  };
  const snapshotText = () => readFile(snapshotFile, 'utf8');
  return {
    folder,
    siteDir,
    snapshotFile,
    reportFile: join(dataDir, 'reports', 'example-motors.json'),
    file,
    importFeed: async (content, { name = 'feed.csv', ...over } = {}) =>
      importStock({
        feedPath: await file(name, content),
        siteDir,
        dataDir,
        where: [],
        force: false,
        now: day(0),
        ...over,
      }),
    snapshot: async () => JSON.parse(await snapshotText()),
    snapshotText,
  };
}

/** The cells of a row, in the order of its columns. */
export function cellsIn(row: Pick<FeedRow, 'cells'> | undefined): string[] {
  return Array.from(row?.cells ?? [], ([, cell]) => cell);
}

/** The lines of the StockError that `run` throws; fails on any other outcome. */
export async function problemsOf(run: () => unknown): Promise<readonly string[]> {
  try {
    await run();
  } catch (error) {
    if (error instanceof StockError) return error.lines;
    throw error;
  }
  throw new Error('there was no problem');
}

/** The cars of a CSV feed whose columns have the names of our own fields. */
export function readFeedText(text: string): ReadCarsResult {
  const feed = readCsv({ file: 'feed.csv', text });
  return readCars(feed.rows, planFromFieldNames(feed, 'feed.csv'));
}

export const readIds = (text: string) => readFeedText(text).cars.map(({ id }) => id);
