import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { TYPESCRIPT_FLAGS } from '#platform/package-root.ts';
import { endWithCommand } from '#scripts/cli/processes.ts';

/** What a worker process answers to a job. */
type WorkerMessage<Report> = { readonly report: Report } | { readonly crash: string };

/** Pages make much that is garbage at once: with more room for it, less is collected. */
const WORKER_FLAGS = ['--max-semi-space-size=32'];

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

/** Answers jobs in a process that `startWorker` has started. */
export function answerJobs<Job, Report>(answer: (job: Job) => Promise<Report>): void {
  // Its parent was killed without a chance to end it.
  process.on('disconnect', () => process.exit());
  process.on('message', async (job: Job) => {
    const message: WorkerMessage<Report> = await answer(job).then(
      (report) => ({ report }),
      (error: unknown) => ({
        crash: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    );
    process.send?.(message);
  });
}
