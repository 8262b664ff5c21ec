import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { TYPESCRIPT_FLAGS } from '#platform/package-root.ts';
import type { RenderJob } from './render-job.ts';
import { type PagesJob, type PagesReport, renderPages } from './render-pages.ts';

/** What another thread needs to take part; it prepares the dealer's data itself. */
export interface PagesTask {
  readonly job: RenderJob;
  readonly dir: string;
  readonly next: Int32Array;
}

/** With fewer vehicles a dealer is finished before another thread has loaded the templates. */
const WORTH_A_THREAD = 200;

/** Renders the pages of a large dealer in as many threads as the job may have: each takes the next page until none is left. */
export async function renderInThreads(job: RenderJob, pagesJob: PagesJob): Promise<PagesReport> {
  const { tracked, previous, dir } = pagesJob;
  const isLong =
    tracked.site.cars.length >= WORTH_A_THREAD && !Object.keys(previous?.manifest.pages ?? {})[0];
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const others = Array.from({ length: isLong ? job.threads - 1 : 0 }, () => startThread({ job, dir, next }));
  const own = renderPages({ ...pagesJob, next });
  const reports = [own, ...(await Promise.all(others))];
  return {
    pages: Object.assign({}, ...reports.map(({ pages }) => pages)),
    rendered: reports.reduce((sum, { rendered }) => sum + rendered, 0),
    skipped: reports.reduce((sum, { skipped }) => sum + skipped, 0),
    errors: reports.flatMap(({ errors }) => errors),
  };
}

async function startThread(task: PagesTask): Promise<PagesReport> {
  const thread = new Worker(new URL('./render-thread.ts', import.meta.url), {
    workerData: task,
    execArgv: [...TYPESCRIPT_FLAGS, ...process.execArgv],
    resourceLimits: { maxYoungGenerationSizeMb: 96 },
  });
  // Rejects with what the thread throws.
  const [report] = await once(thread, 'message');
  return report;
}
