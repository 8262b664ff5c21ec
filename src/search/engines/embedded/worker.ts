import type { Engine } from './engine.ts';
import { loadIndex } from './load-index.ts';
import { createStockEngine } from './stock-engine.ts';
import { listModels, type StockIndex } from './stock-index.ts';
import type { WorkerRequest, WorkerResponse } from './worker-protocol.ts';

let engine: Promise<Engine> | undefined;

function respond(message: WorkerResponse): void {
  postMessage(message);
}

function respondWithError(id: number | undefined, error: unknown): void {
  respond({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
}

async function loadEngine(url: string): Promise<Engine> {
  const index: StockIndex = await loadIndex(url);
  const stockEngine = createStockEngine(index);
  respond({ type: 'ready', models: listModels(index) });
  return stockEngine;
}

async function handleRequest(message: Exclude<WorkerRequest, { type: 'load' }>): Promise<WorkerResponse> {
  if (!engine) throw new Error('search worker: no index. Send "load" before the first request.');
  const { search } = await engine;
  return { type: 'results', id: message.id, results: search(message.requests) };
}

addEventListener('message', ({ data: message }: MessageEvent<WorkerRequest>) => {
  if (message.type === 'load') {
    engine = loadEngine(message.url);
    engine.catch((error) => respondWithError(undefined, error));
    return;
  }
  handleRequest(message).then(respond, (error) => respondWithError(message.id, error));
});
