import type { ChildProcess } from 'node:child_process';
import { createConcurrencyLimiter } from '#host/functions/concurrency-limiter.ts';
import type { StudioOptions } from '#host/studio/create-studio.ts';
import type { PreviewedDraft } from '#host/studio/dealer-studio.ts';
import type { Folders } from '#scripts/build/folders.ts';
import { runJob, startWorker } from '#scripts/build/worker-process.ts';
import type { DraftQuestion } from './draft-worker.ts';

/** A draft that takes longer is stuck; the first preview after an update of the platform compiles its pages. */
const TIMEOUT_MS = 120_000;
/** Editors pause; a process that renders holds a few hundred megabytes. */
const IDLE_MS = 900_000;

/**
 * Examines and renders drafts of dealers in a process of its own, because site.ts is a program. The process is started by the first draft,
 * stays while there are more, so that a page takes milliseconds, and ends with the host.
 */
export function openDraftProcess(folders: Folders): Pick<StudioOptions, 'examine' | 'preview'> {
  const alone = createConcurrencyLimiter(1);
  let worker: ChildProcess | undefined;
  let end: NodeJS.Timeout | undefined;

  async function ask(question: Omit<DraftQuestion, 'folders'>): Promise<PreviewedDraft> {
    worker ??= start();
    const asked = worker;
    const stop = (after: number) => {
      clearTimeout(end);
      end = setTimeout(() => asked.kill('SIGKILL'), after).unref();
    };
    stop(TIMEOUT_MS);
    const report = await runJob<PreviewedDraft>(asked, { ...question, folders }).catch((error: unknown) => {
      forget(asked);
      asked.kill('SIGKILL');
      throw error;
    });
    stop(IDLE_MS);
    return report;
  }

  function start(): ChildProcess {
    const started = startWorker(new URL('./draft-worker.ts', import.meta.url), folders.compiledDir);
    // Neither keeps the host from ending.
    started.unref();
    started.channel?.unref();
    return started.once('exit', () => forget(started));
  }

  function forget(ended: ChildProcess): void {
    if (worker === ended) worker = undefined;
  }

  /** Asks again in a new process if one fails: the pages may have been compiled anew since it has loaded them. */
  const answer = (question: Omit<DraftQuestion, 'folders'>) =>
    alone(() => ask(question).catch(() => ask(question)));

  return {
    examine: async (dealer, changes) => {
      const { findings } = await answer({ dealer, changes });
      return findings.filter(({ level }) => level === 'error').map(({ text }) => text);
    },
    preview: (dealer, changes, shown) => answer({ dealer, changes, shown }),
  };
}
