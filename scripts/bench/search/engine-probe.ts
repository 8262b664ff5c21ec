import { createStockEngine } from '#search/engines/embedded/stock-engine.ts';
import type { SearchRequest } from '#search/query/search-client.ts';

/** Milliseconds that the parts of a first search take; the file is there already. */
export interface ColdStart {
  readonly parse: number;
  readonly create: number;
  readonly batch: number;
  /** The first typed text, for which the words of the stock are listed. */
  readonly text: number;
}

type Batch = readonly SearchRequest[];

/** Runs in the browser, in a page that has not searched yet. */
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

/** How each batch went: its milliseconds, one per counted round, and how many cars it found. */
export interface BatchTimes {
  readonly times: number[];
  readonly found: number;
}

/**
 * Runs in the browser: every batch once per round, on a new engine each round, because an engine remembers texts and
 * orders. `warmUp` is what every engine answers before the clock runs.
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
    // Lets the browser do what it does between two clicks.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return results;
}
