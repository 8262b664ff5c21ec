import { createStockEngine } from '#search/engines/embedded/stock-engine.ts';
import type { SearchRequest } from '#search/query/search-client.ts';

/** Milliseconds of each part of a first search, with the file already loaded. */
export interface ColdStart {
  readonly parse: number;
  readonly create: number;
  readonly batch: number;
  /** The first text query, which builds the word index. */
  readonly text: number;
}

type Batch = readonly SearchRequest[];

/** Measures a first search. Runs in the browser, in a page that has not searched yet. */
export async function coldStart(indexUrl: string, first: Batch, typed: Batch): Promise<ColdStart> {
  const text = await (await fetch(indexUrl)).text();
  const marks = [performance.now()];
  const index = JSON.parse(text);
  marks.push(performance.now());
  const engine = createStockEngine(index);
  marks.push(performance.now());
  engine.search(first);
  marks.push(performance.now());
  engine.search(typed);
  marks.push(performance.now());
  const [parse = 0, create = 0, batch = 0, typing = 0] = marks
    .slice(1)
    .map((mark, part) => mark - (marks[part] ?? 0));
  return { parse, create, batch, text: typing };
}

/** The times of a batch in milliseconds, one per counted round, and the number of cars it found. */
export interface BatchTimes {
  readonly times: number[];
  readonly found: number;
}

/**
 * Measures every batch once per round. Runs in the browser, on a new engine each round because engines cache texts and
 * sort orders. Every engine answers `warmUp` before the measurement.
 */
export async function batchTimes(
  indexUrl: string,
  batches: readonly Batch[],
  warmUp: readonly Batch[],
  rounds: { readonly uncounted: number; readonly counted: number },
): Promise<BatchTimes[]> {
  const index = await (await fetch(indexUrl)).json();
  const results = batches.map((): BatchTimes & { found: number } => ({ times: [], found: 0 }));
  for (let round = -rounds.uncounted; round < rounds.counted; round++) {
    const engine = createStockEngine(index);
    for (const batch of warmUp) engine.search(batch);
    for (const [number, result] of results.entries()) {
      const started = performance.now();
      const [page] = engine.search(batches[number] ?? []);
      const took = performance.now() - started;
      if (round >= 0) result.times.push(took);
      result.found = page?.nbHits ?? 0;
    }
    // Gives the browser the same pause as between two clicks.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return results;
}
