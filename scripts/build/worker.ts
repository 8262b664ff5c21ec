import { type Compiled, loadCompiled } from './compiled.ts';
import { type RenderJob, type RenderReport, renderSite } from './render-site.ts';

/** What a worker process tells its parent. */
export type WorkerMessage =
  | { readonly type: 'page'; readonly done: number; readonly total: number }
  | { readonly type: 'report'; readonly report: RenderReport }
  | { readonly type: 'crash'; readonly message: string };

let compiled: Promise<Compiled> | undefined;

function tell(message: WorkerMessage): void {
  process.send?.(message);
}

process.on('message', async (job: RenderJob) => {
  try {
    compiled ??= loadCompiled(job.folders.compiledDir);
    const report = await renderSite(job, await compiled, (done, total) => {
      if (done % 10 === 0 || done === total) tell({ type: 'page', done, total });
    });
    tell({ type: 'report', report });
  } catch (error) {
    tell({ type: 'crash', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
