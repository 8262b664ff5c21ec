import { join } from 'node:path';
import type { Build } from '#server/build-queue/build.ts';
import { openFileBuildQueue } from '#server/build-queue/file-build-queue.ts';
import type { RenderReport } from './render-site.ts';

/** Notes when a dealer's build began and how it ended, for editors and for the host, which counts builds by whomever. */
export async function recordBuild(
  dataDir: string,
  slug: string,
  build: () => Promise<RenderReport>,
): Promise<RenderReport> {
  const book = openFileBuildQueue(join(dataDir, 'rebuild'));
  const start = new Date();
  const note = (over: Partial<Build>) =>
    book.recordBuild(slug, {
      started_at: start.toISOString(),
      seconds: null,
      pages: null,
      unchanged: null,
      errors: [],
      ...over,
    });
  const seconds = () => (Date.now() - start.getTime()) / 1000;
  await note({});
  try {
    const report = await build();
    const { rendered, skipped, errors } = report;
    await note({ seconds: seconds(), pages: rendered, unchanged: skipped, errors });
    return report;
  } catch (error) {
    await note({ seconds: seconds(), errors: [`${slug}: ${(error as Error).message}`] });
    throw error;
  }
}
