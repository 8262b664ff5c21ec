import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { listSiteSlugs } from '#site/read-config.ts';
import { buildSites } from './build/build-sites.ts';
import { CompileError } from './build/compile.ts';
import { getFolders } from './build/folders.ts';
import { formatBuildSummary } from './build/summary.ts';
import { readArgs, readCount, readNow, runCommand, UsageError } from './cli/command.ts';

const HELP = `npm run build -- --site <slug>[,<slug>] | --all [options]

Builds dealers' sites into dist/<slug>/.

  --site <slugs>      the dealers to build, with commas
  --all               every dealer of sites/
  --changed           reuse pages whose data did not change
  --template <name>   build in a different template, into dist/<slug>--<name>/
  --jobs <n>          number of dealers built at once (default: one per processor)
  --out <folder>      publish to this folder (one dealer only)
  --now <time>        build as if it were this time (default: now)`;

await runCommand(HELP, async () => {
  const { values } = readArgs({
    site: { type: 'string' },
    all: { type: 'boolean' },
    changed: { type: 'boolean' },
    template: { type: 'string' },
    jobs: { type: 'string' },
    out: { type: 'string' },
    now: { type: 'string' },
  });
  const folders = getFolders();
  if (Boolean(values.site) === Boolean(values.all))
    throw new UsageError('Name dealers with --site, or write --all.');
  const slugs = values.site ? values.site.split(',').filter(Boolean) : await listSiteSlugs(folders.sitesDir);
  if (slugs.length === 0)
    throw new UsageError(`There is no dealer in ${folders.sitesDir}. Make one with "npm run site:new".`);
  if (values.out && slugs.length > 1) throw new UsageError('--out takes one dealer; name it with --site.');
  try {
    const reports = await buildSites({
      slugs,
      folders,
      now: readNow(values.now),
      template: values.template,
      changed: values.changed ?? false,
      jobs: readCount('jobs', values.jobs, availableParallelism()),
      out: values.out && resolve(values.out),
    });
    console.log(formatBuildSummary(reports));
    return reports.some((report) => report.errors.length > 0) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof CompileError)) throw error;
    console.error(error.message);
    return 1;
  }
});
