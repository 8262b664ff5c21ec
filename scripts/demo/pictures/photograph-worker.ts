import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import * as v from 'valibot';
import { makePhotograph } from './photographs.ts';

// the other processors have workers of their own
sharp.concurrency(1);

const folder = v.parse(v.string(), workerData);

parentPort?.on('message', async (message: unknown) => {
  const name = v.parse(v.string(), message);
  await makePhotograph(folder, name);
  parentPort?.postMessage(name);
});
