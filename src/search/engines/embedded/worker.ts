import type { Engine } from './engine.ts';
import { loadIndex } from './load-index.ts';
import { createStockEngine } from './stock-engine.ts';
import { modelsIn, type StockIndex } from './stock-index.ts';
import type { FromWorker, ToWorker } from './worker-protocol.ts';

let engine: Promise<Engine> | undefined;

function tell(message: FromWorker): void {
  postMessage(message);
}

function fail(id: number | undefined, error: unknown): void {
  tell({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
}

async function load(url: string): Promise<Engine> {
  const index: StockIndex = await loadIndex(url);
  const made = createStockEngine(index);
  tell({ type: 'ready', models: modelsIn(index) });
  return made;
}

async function answer(message: Exclude<ToWorker, { type: 'load' }>): Promise<FromWorker> {
  if (!engine) throw new Error('search: asked before it was told of an index');
  const ready = await engine;
  return message.type === 'search'
    ? { type: 'results', id: message.id, results: ready.search(message.requests) }
    : { type: 'facet-values', id: message.id, results: ready.searchForFacetValues(message.requests) };
}

addEventListener('message', ({ data: message }: MessageEvent<ToWorker>) => {
  if (message.type === 'load') {
    engine = load(message.url);
    engine.catch((error) => fail(undefined, error));
    return;
  }
  answer(message).then(tell, (error) => fail(message.id, error));
});
