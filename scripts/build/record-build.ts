import type { Build } from '#server/build-queue/build.ts';
import type { Folders } from './folders.ts';
import { openBuildQueue } from './open-build-queue.ts';

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
