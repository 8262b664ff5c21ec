import { fork } from 'node:child_process';
import type { Folders } from '#scripts/build/folders.ts';
import { mapConcurrently } from '#scripts/cli/map-concurrently.ts';
import { endWithCommand } from '#scripts/cli/processes.ts';
import { recordImport } from '#server/operations/import-record.ts';
import { type DealerOutcome, NO_FEED } from './dealer-outcome.ts';
import type { ImportJob } from './import-worker.ts';

/** How many feeds are fetched and imported at a time: most of it is waiting for other machines. */
const CONCURRENT_IMPORTS = 4;
/** A feed of 64 MB needs half of it. */
const MAX_HEAP_MB = 1024;
const IMPORT_TIMEOUT_MS = 5 * 60_000;

/**
 * Imports the feed of each dealer that names one (`stock.feed`), several at a time and each in a process of its own, with
 * a limit on memory and time. A dealer whose feed is broken, or whose import fails in any other way, keeps the stock it
 * had, and its outcome says why; the others go on.
 */
export function importFeeds(slugs: readonly string[], folders: Folders, now: Date): Promise<DealerOutcome[]> {
  return mapConcurrently(slugs, CONCURRENT_IMPORTS, async (slug) => {
    const outcome = await importInProcess({ slug, folders, now: now.toISOString() });
    const { ok, text } = outcome;
    if (text !== NO_FEED) await recordImport(folders.dataDir, slug, { at: now, problem: ok ? null : text });
    return outcome;
  });
}

function importInProcess(job: ImportJob): Promise<DealerOutcome> {
  const { slug } = job;
  return new Promise((resolve) => {
    const started = fork(new URL('./import-worker.ts', import.meta.url), {
      execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
      timeout: IMPORT_TIMEOUT_MS,
      killSignal: 'SIGKILL',
      // V8's output when memory runs out does not help a reader of the nightly report.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const worker = endWithCommand(started);
    let outcome: DealerOutcome | undefined;
    worker.on('message', (message: DealerOutcome) => {
      outcome = message;
    });
    worker.on('error', (error) => resolve({ slug, ok: false, text: error.message }));
    worker.on('exit', (_, signal) =>
      resolve(outcome ?? { slug, ok: false, text: describeEnd(slug, signal) }),
    );
    worker.send(job);
  });
}

function describeEnd(slug: string, signal: NodeJS.Signals | null): string {
  const reason =
    signal === 'SIGKILL'
      ? `took longer than ${IMPORT_TIMEOUT_MS / 60_000} minutes`
      : `needed more than ${MAX_HEAP_MB} MB of memory`;
  return `${slug}: the import ${reason} and was ended; the stock is as it was. Check that the feed is this dealer's alone.`;
}
