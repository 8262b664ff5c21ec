import type { ChildProcess } from 'node:child_process';
import { Listr } from 'listr2';
import { ensureDemo } from '#scripts/demo/ensure-demo.ts';
import { compile } from './compile.ts';
import { loadCompiledApp } from './compiled.ts';
import type { Folders } from './folders.ts';
import { withLock } from './lock.ts';
import type { RenderJob, RenderReport } from './render-job.ts';
import { readUsage, renderSite } from './render-site.ts';
import { runJob, startWorker } from './worker-process.ts';

export interface BuildOptions {
  readonly slugs: readonly string[];
  readonly folders: Folders;
  readonly now: Date;
  readonly template?: string | undefined;
  readonly changed?: boolean;
  readonly jobs: number;
  readonly out?: string | undefined;
  /** No progress display, for tests and for programs that print their own. */
  readonly quiet?: boolean;
}

/**
 * Compiles once, then builds the given dealers, `jobs` at a time. A failed dealer has errors in its report and keeps its
 * last output; the others go on. Throws ExpectedError if our own code does not compile.
 */
export async function buildSites(options: BuildOptions): Promise<RenderReport[]> {
  const { folders, now, slugs } = options;
  const reports: RenderReport[] = [];
  const pool = createRenderPool(Math.min(options.jobs, slugs.length), folders.compiledDir);
  const tasks = new Listr<{ buildId: string }>(
    [
      {
        title: 'Compile pages, islands and styles',
        task: async (context) => {
          context.buildId = await withLock(folders.dataDir, '.compile', () => compile(folders));
        },
      },
      {
        title: `Render ${slugs.length === 1 ? slugs[0] : `${slugs.length} dealers`}`,
        task: (context, task) =>
          task.newListr(
            slugs.map((slug) => ({
              title: slug,
              task: async (_, dealer) => {
                const rendering = pool.render({
                  slug,
                  template: options.template,
                  now: now.toISOString(),
                  changed: options.changed ?? false,
                  out: options.out,
                  folders,
                  buildId: context.buildId,
                });
                const report = await rendering.catch((error: Error) => reportCrash(slug, error));
                reports.push(report);
                dealer.title = describeReport(report);
                if (report.errors.length > 0) throw new Error(describeReport(report));
              },
            })),
            { concurrent: options.jobs, exitOnError: false, collectErrors: false },
          ),
      },
    ],
    {
      silentRendererCondition: () => options.quiet === true,
      fallbackRenderer: 'simple',
      fallbackRendererCondition: () => !process.stdout.isTTY,
    },
  );
  try {
    await ensureDemo({ slugs, ...folders, now });
    await tasks.run({ buildId: '' });
  } finally {
    pool.close();
  }
  return reports;
}

/** The report of a dealer whose build ended with an error of our own: the others go on, and the command fails. */
function reportCrash(name: string, { stack, message }: Error): RenderReport {
  const errors = [`${name}: the build crashed: ${stack ?? message}`];
  const none = { rendered: 0, skipped: 0, bytes: 0, seconds: 0, warnings: [], notes: [] };
  return { name, ...none, errors, worker: readUsage() };
}

function describeReport({ name, rendered, skipped, errors }: RenderReport): string {
  if (errors.length > 0)
    return `${name}: not published, ${errors.length} ${errors.length === 1 ? 'problem' : 'problems'}`;
  return `${name}: ${rendered} pages rendered${skipped ? `, ${skipped} unchanged` : ''}`;
}

/** Renders in this process if `jobs` is 1, else in as many processes, which are reused for the next dealers. */
function createRenderPool(jobs: number, compiledDir: string) {
  const workers = new Set<ChildProcess>();
  const idle: ChildProcess[] = [];
  return {
    async render(job: RenderJob): Promise<RenderReport> {
      if (jobs <= 1) return renderSite(job, await loadCompiledApp(compiledDir));
      const worker = idle.pop() ?? startWorker(new URL('./worker.ts', import.meta.url), compiledDir);
      workers.add(worker);
      const report = await runJob<RenderReport>(worker, job);
      idle.push(worker);
      return report;
    },
    close() {
      for (const worker of workers) worker.kill();
    },
  };
}
