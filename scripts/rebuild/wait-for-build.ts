import { setTimeout } from 'node:timers/promises';
import type { Build } from '#server/build-queue/build.ts';
import type { RebuildClient } from './rebuild-client.ts';

const POLL_INTERVAL_MS = 700;
const MAX_POLLS = 1000;

/** Waits until no build is requested and the last one has finished. Rejects after about ten minutes. */
export async function waitForBuild(client: Pick<RebuildClient, 'status'>): Promise<Build> {
  for (let looks = 0; looks < MAX_POLLS; looks++) {
    const { due_at, builds } = await client.status();
    const [last] = builds;
    if (due_at === null && last && last.seconds !== null) return last;
    await setTimeout(POLL_INTERVAL_MS);
  }
  throw new Error('is not built yet. Check later with --status.');
}

/** '2026-11-21T00:00:10.000Z  12 pages made, 389 unchanged, 2.1 s', or the reasons it was not published, a line each. */
export function formatBuild({ started_at, seconds, pages, unchanged, errors }: Build): string {
  if (errors.length > 0) return [`${started_at}  not published:`, ...errors].join('\n');
  if (seconds === null) return `${started_at}  in progress or aborted`;
  if (pages === null) return `${started_at}  Netlify was asked to build`;
  return `${started_at}  ${pages} pages made, ${unchanged} unchanged, ${seconds.toFixed(1)} s`;
}
