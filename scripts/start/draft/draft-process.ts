import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { createConcurrencyLimiter } from '#host/functions/concurrency-limiter.ts';
import type { StudioOptions } from '#host/studio/create-studio.ts';
import { TYPESCRIPT_FLAGS } from '#platform/package-root.ts';
import type { Folders } from '#scripts/build/folders.ts';
import { endWithCommand } from '#scripts/cli/processes.ts';
import type { DraftAnswer, DraftQuestion } from './draft-worker.ts';

/** The first preview after an update of the platform compiles its pages. */
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
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(new URL('./draft-worker.ts', import.meta.url), {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NODE_NO_WARNINGS: '1',
        NODE_COMPILE_CACHE: join(folders.compiledDir, 'code-cache'),
      },
      execArgv: [...TYPESCRIPT_FLAGS],
      serialization: 'advanced',
    });
    // Neither keeps the host from ending.
    started.unref();
    started.channel?.unref();
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    return endWithCommand(started);
  }

  function end(): void {
    worker?.kill('SIGKILL');
    worker = undefined;
  }

  function ask(question: DraftQuestion): Promise<DraftAnswer> {
    clearTimeout(idle);
    idle = setTimeout(end, IDLE_MS).unref();
    worker ??= start();
    const asked = worker;
    return new Promise<DraftAnswer>((resolve, reject) => {
      const finish = (settle: () => void) => {
        clearTimeout(timer);
        asked.off('message', onMessage).off('exit', onExit);
        settle();
      };
      const onMessage = (answer: DraftAnswer | { readonly crash: string }) =>
        finish(() => ('crash' in answer ? reject(new Error(answer.crash)) : resolve(answer)));
      const onExit = () => finish(() => reject(new Error(`${question.dealer}: the draft process ended.`)));
      const timer = setTimeout(end, TIMEOUT_MS);
      asked.on('message', onMessage).on('exit', onExit);
      asked.send(question);
    });
  }

  /** Asks again in a new process if one fails: the pages may have been compiled anew since it has loaded them. */
  const answer = (question: DraftQuestion) =>
    alone(() =>
      ask(question).catch(() => {
        end();
        return ask(question);
      }),
    );

  return {
    examine: async (dealer, changes) => {
      const { findings } = await answer({ dealer, changes, folders });
      return findings.filter(({ level }) => level === 'error').map(({ text }) => text);
    },
    preview: (dealer, changes, shown) => answer({ dealer, changes, folders, shown }),
  };
}
