import type { Build } from '#server/build-queue/build.ts';
import type { Folders } from './folders.ts';
import { openBuildQueue } from './open-build-queue.ts';
import type { RenderReport } from './render-site.ts';

/** Records the start and outcome of a dealer's build, for editors and for the host, which throttles all builds. */
export async function recordBuild(
  folders: Pick<Folders, 'dataDir' | 'distDir'>,
  slug: string,
  build: () => Promise<RenderReport>,
): Promise<RenderReport> {
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
