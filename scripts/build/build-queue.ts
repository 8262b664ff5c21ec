import { join } from 'node:path';
import type { Build } from '#build-queue/build.ts';
import type { BuildQueue } from '#build-queue/build-queue.ts';
import { openFileBuildQueue } from '#build-queue/file-build-queue.ts';
import { createPostgresBuildQueue } from '#build-queue/postgres-build-queue.ts';
import { readPublisherId } from '#build-queue/publisher-id.ts';
import { readDatabaseUrl } from '#platform/postgres/address.ts';
import { openDatabase } from '#platform/postgres/database.ts';
import { describeDatabaseError } from '#platform/postgres/database-error.ts';
import type { Folders } from './folders.ts';

interface OpenedBuildQueue {
  readonly queue: Pick<BuildQueue, 'recordBuild' | 'read' | 'listDealers'>;
  close(): Promise<void>;
}

/** Opens the queue of the hosts that serve these folders. A database that does not answer must not keep a site from being built. */
export function openBuildQueue(
  { dataDir, distDir }: Pick<Folders, 'dataDir' | 'distDir'>,
  env: NodeJS.ProcessEnv,
): OpenedBuildQueue {
  const url = readDatabaseUrl(env);
  if (url === undefined)
    return { queue: openFileBuildQueue(join(dataDir, 'rebuild')), close: () => Promise.resolve() };
  const database = openDatabase(url);
  const queue = createPostgresBuildQueue(database, () => readPublisherId(distDir));
  return {
    queue: {
      ...queue,
      recordBuild: (dealer, build) =>
        queue.recordBuild(dealer, build).catch((error: unknown) => {
          const problem = describeDatabaseError(url, error) ?? String(error);
          console.error(`${problem} The build of ${dealer} is not recorded.`);
        }),
    },
    close: () => database.close(),
  };
}

/** What is recorded of a finished build. */
interface Outcome {
  readonly rendered: number;
  readonly skipped: number;
  readonly errors: readonly string[];
}

/** Records the start and outcome of a dealer's build, for editors and for the host, which throttles all builds. */
export async function recordBuild<Report extends Outcome>(
  folders: Pick<Folders, 'dataDir' | 'distDir'>,
  slug: string,
  build: () => Promise<Report>,
): Promise<Report> {
  const { queue, close } = openBuildQueue(folders, process.env);
  const start = new Date();
  const record = (changes: Partial<Build>) =>
    queue.recordBuild(slug, {
      started_at: start.toISOString(),
      seconds: null,
      pages: null,
      unchanged: null,
      errors: [],
      ...changes,
    });
  const seconds = () => (Date.now() - start.getTime()) / 1000;
  await record({});
  try {
    const report = await build();
    const { rendered, skipped, errors } = report;
    await record({ seconds: seconds(), pages: rendered, unchanged: skipped, errors });
    return report;
  } catch (error) {
    await record({ seconds: seconds(), errors: [`${slug}: ${(error as Error).message}`] });
    throw error;
  } finally {
    await close();
  }
}
