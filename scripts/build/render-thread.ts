import { parentPort, workerData } from 'node:worker_threads';
import { loadCompiledApp } from './compiled.ts';
import { prepareSite } from './prepare-site.ts';
import { renderPages } from './render-pages.ts';
import type { PagesTask } from './render-threads.ts';

const { job, dir, next } = workerData as PagesTask;
const prepared = await prepareSite(job, await loadCompiledApp(job.folders.compiledDir));
parentPort?.postMessage(renderPages({ ...prepared, dir, next, previous: undefined }));
