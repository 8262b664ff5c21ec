import { Listr } from 'listr2';
import { hashSources } from '#scripts/build/compile.ts';
import { type DeployOutcome, type DeploySiteOptions, deploySite } from './deploy-site.ts';
import { bundleFunctions } from './netlify/bundle-functions.ts';
import type { FunctionBundle } from './netlify/function-bundle.ts';
import { describeResult } from './summary.ts';

/** Most of a deployment is waiting for another machine. */
const CONCURRENT_DEALERS = 3;

export interface DeploySitesOptions extends Omit<DeploySiteOptions, 'bundleFunctions'> {
  readonly slugs: readonly string[];
}

/** Publishes dealers, some at a time. One that fails keeps what its target has; the others go on. */
export async function deploySites({ slugs, ...options }: DeploySitesOptions): Promise<DeployOutcome[]> {
  let bundles: Promise<FunctionBundle[]> | undefined;
  const bundleOnce = () => {
    bundles ??= hashSources().then((sources) => bundleFunctions(options.folders.dataDir, sources));
    return bundles;
  };
  const outcomes = new Map<string, DeployOutcome>();
  const tasks = new Listr(
    slugs.map((slug) => ({
      title: slug,
      task: async (_: unknown, task) => {
        const outcome = await deploySite(slug, { ...options, bundleFunctions: bundleOnce }, (done, total) => {
          if (process.stdout.isTTY) task.output = `${done} of ${total} files`;
        });
        outcomes.set(slug, outcome);
        task.title = describeResult(outcome, options.dryRun);
        if (!outcome.result) throw new Error(task.title);
      },
    })),
    {
      concurrent: CONCURRENT_DEALERS,
      exitOnError: false,
      collectErrors: false,
      fallbackRenderer: 'simple',
      fallbackRendererCondition: () => !process.stdout.isTTY,
    },
  );
  await tasks.run();
  return slugs.flatMap((slug) => outcomes.get(slug) ?? []);
}
