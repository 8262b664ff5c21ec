import { type CompiledApp, loadCompiledApp } from './compiled.ts';
import { type RenderJob, type RenderReport, renderSite } from './render-site.ts';

/** A message from a worker process to its parent. */
export type WorkerMessage =
  | { readonly type: 'report'; readonly report: RenderReport }
  | { readonly type: 'crash'; readonly message: string };

let compiled: Promise<CompiledApp> | undefined;

function sendToParent(message: WorkerMessage): void {
  process.send?.(message);
}

// Its parent was killed without a chance to end it.
process.on('disconnect', () => process.exit());
process.on('message', async (job: RenderJob) => {
  try {
    compiled ??= loadCompiledApp(job.folders.compiledDir);
    const report = await renderSite(job, await compiled);
    sendToParent({ type: 'report', report });
  } catch (error) {
    sendToParent({
      type: 'crash',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
