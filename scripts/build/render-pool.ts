import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { TYPESCRIPT_FLAGS } from '#platform/package-root.ts';
import { endWithCommand } from '#scripts/cli/processes.ts';
import { loadCompiledApp } from './compiled.ts';
import type { RenderJob, RenderReport } from './render-job.ts';
import { renderSite } from './render-site.ts';
import type { WorkerMessage } from './worker.ts';

/** Pages make much that is garbage at once: with more room for it, less is collected. */
const WORKER_FLAGS = ['--max-semi-space-size=32'];

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

/** Starts a process that loads the compiled app, and ends with this one. */
export function startWorker(file: URL, compiledDir: string): ChildProcess {
  const worker = fork(file, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // Half of the time until a process renders its first page would go into compiling our scripts again.
      NODE_COMPILE_CACHE: join(compiledDir, 'code-cache'),
    },
    execArgv: [...TYPESCRIPT_FLAGS, ...process.execArgv, ...WORKER_FLAGS],
    serialization: 'advanced',
  });
  return endWithCommand(worker);
}

/** Has a process do a job. Rejects with what it says if it fails, or if it ends. */
export function runJob<Report>(worker: ChildProcess, job: object): Promise<Report> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) =>
      finish(() => reject(new Error(`a build process ended with code ${code}`)));
    const onMessage = (message: WorkerMessage<Report>) => {
      if ('report' in message) finish(() => resolve(message.report));
      else finish(() => reject(new Error(message.crash)));
    };
    const finish = (settle: () => void) => {
      worker.off('message', onMessage).off('exit', onExit);
      settle();
    };
    worker.on('message', onMessage).on('exit', onExit);
    worker.send(job);
  });
}
