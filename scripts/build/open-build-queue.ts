import { join } from 'node:path';
import { readDatabaseUrl } from '#platform/postgres/address.ts';
import { openDatabase } from '#platform/postgres/database.ts';
import { describeDatabaseError } from '#platform/postgres/database-error.ts';
import type { BuildQueue } from '#server/build-queue/build-queue.ts';
import { openFileBuildQueue } from '#server/build-queue/file-build-queue.ts';
import { createPostgresBuildQueue } from '#server/build-queue/postgres-build-queue.ts';
import { readPublisherId } from '#server/build-queue/publisher-id.ts';
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
