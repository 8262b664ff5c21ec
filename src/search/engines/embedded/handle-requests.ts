import type { Engine } from './engine.ts';
import { loadIndex } from './load-index.ts';
import { createStockEngine } from './stock-engine.ts';
import { listModels, type StockIndex } from './stock-index.ts';
import type { WorkerRequest, WorkerResponse } from './worker-protocol.ts';

/** Returns what handles the page's messages in the search worker; its replies go to `respond`. */
export function createRequestHandler(
  respond: (message: WorkerResponse) => void,
): (message: WorkerRequest) => void {
  let engine: Promise<Engine> | undefined;

  const respondWithError = (id: number | undefined, error: unknown) => {
    respond({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  };

  const loadEngine = async (url: string): Promise<Engine> => {
    const index: StockIndex = await loadIndex(url);
    const stockEngine = createStockEngine(index);
    respond({ type: 'ready', models: listModels(index) });
    return stockEngine;
  };

  const search = async ({
    id,
    requests,
  }: Exclude<WorkerRequest, { type: 'load' }>): Promise<WorkerResponse> => {
    if (!engine) throw new Error('search worker: no index. Send "load" before the first request.');
    return { type: 'results', id, results: (await engine).search(requests) };
  };

  return (message) => {
    if (message.type === 'load') {
      engine = loadEngine(message.url);
      engine.catch((error) => respondWithError(undefined, error));
      return;
    }
    search(message).then(respond, (error) => respondWithError(message.id, error));
  };
}
