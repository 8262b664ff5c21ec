import { createRequestHandler } from './handle-requests.ts';
import type { WorkerRequest } from './worker-protocol.ts';

const handleRequest = createRequestHandler((message) => postMessage(message));

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => handleRequest(data));
