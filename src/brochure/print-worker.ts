import { parentPort } from 'node:worker_threads';
import type { PrintJob } from './brochure-printer.ts';
import { printBrochure } from './print.ts';

// What fails ends this thread, and is the printer's error.
parentPort?.on('message', async ({ brochure, photos }: PrintJob) => {
  const pdf = await printBrochure(brochure, photos);
  parentPort?.postMessage(pdf, [pdf.buffer]);
});
