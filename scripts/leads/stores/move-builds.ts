import { join } from 'node:path';
import { openDatabase } from '#platform/postgres/database.ts';
import { openFileBuildQueue } from '#server/build-queue/file-build-queue.ts';
import { createPostgresBuildQueue } from '#server/build-queue/postgres-build-queue.ts';
import { readPublisherId } from '#server/build-queue/publisher-id.ts';
import type { StoreContext } from './store-context.ts';

/** Copies requested and recorded builds, of dealers that have none there. Returns how many dealers have some. */
export async function moveBuilds(
  to: 'postgres' | 'sqlite',
  { url = '', dataDir, distDir }: StoreContext,
): Promise<number> {
  const database = openDatabase(url);
  try {
    const files = openFileBuildQueue(join(dataDir, 'rebuild'));
    const shared = createPostgresBuildQueue(database, () => readPublisherId(distDir));
    const [source, target] = to === 'postgres' ? [files, shared] : [shared, files];
    const dealers = await source.listDealers();
    for (const dealer of dealers) {
      const known = await target.read(dealer);
      if (known.asked_at !== null || known.builds.length > 0) continue;
      const { asked_at, builds } = await source.read(dealer);
      if (asked_at !== null) await target.requestBuild(dealer, new Date(asked_at));
      for (const build of builds.toReversed()) await target.recordBuild(dealer, build);
    }
    return dealers.length;
  } finally {
    await database.close();
  }
}
