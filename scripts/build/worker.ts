import { type CompiledApp, loadCompiledApp } from './compiled.ts';
import type { RenderJob, RenderReport } from './render-job.ts';
import { renderSite } from './render-site.ts';

/** A message from a worker process to its parent. */
export type WorkerMessage<Report> = { readonly report: Report } | { readonly crash: string };

let compiled: Promise<CompiledApp> | undefined;

function sendToParent(message: WorkerMessage<RenderReport>): void {
  process.send?.(message);
}

// Its parent was killed without a chance to end it.
process.on('disconnect', () => process.exit());
process.on('message', async (job: RenderJob) => {
  try {
    compiled ??= loadCompiledApp(job.folders.compiledDir);
    const report = await renderSite(job, await compiled);
    sendToParent({ report });
  } catch (error) {
    sendToParent({ crash: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
