import type { ChildProcess } from 'node:child_process';
import { loadCompiledApp } from './compiled.ts';
import type { RenderJob, RenderReport } from './render-job.ts';
import { renderSite } from './render-site.ts';
import { runJob, startWorker } from './worker-process.ts';

/** Renders dealers, one at a time per process. */
export interface RenderPool {
  render(job: RenderJob): Promise<RenderReport>;
  close(): void;
}

/** Renders in this process if `jobs` is 1, else in parallel worker processes. */
export function createRenderPool(jobs: number, compiledDir: string): RenderPool {
  return jobs > 1 ? createProcessPool(compiledDir) : createInProcessPool(compiledDir);
}

function createInProcessPool(compiledDir: string): RenderPool {
  return {
    render: async (job) => renderSite(job, await loadCompiledApp(compiledDir)),
    close: () => {},
  };
}

/** Processes are reused for the next dealer; the caller limits how many jobs run at once. */
function createProcessPool(compiledDir: string): RenderPool {
  const idle: ChildProcess[] = [];
  const all: ChildProcess[] = [];
  const start = () => {
    const worker = startWorker(new URL('./worker.ts', import.meta.url), compiledDir);
    all.push(worker);
    return worker;
  };
  return {
    render: async (job) => {
      const worker = idle.pop() ?? start();
      const report = await runJob<RenderReport>(worker, job);
      idle.push(worker);
      return report;
    },
    close: () => {
      for (const worker of all) worker.kill();
    },
  };
}
