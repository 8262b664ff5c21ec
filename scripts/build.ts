import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { buildSites } from './build/build-sites.ts';
import { getFolders } from './build/folders.ts';
import { formatBuildSummary } from './build/summary.ts';
import { readArgs, readCount, readNow, runCommand, UsageError } from './cli/command.ts';
import { chooseSlugs } from './cli/dealers.ts';

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
    text: ['site', 'template', 'jobs', 'out', 'now'],
    flags: ['all', 'changed'],
  });
  const folders = getFolders();
  if (Boolean(values.site) === values.all) throw new UsageError('Name dealers with --site, or write --all.');
  const slugs = await chooseSlugs(values.site, folders.sitesDir);
  if (values.out && slugs.length > 1) throw new UsageError('--out takes one dealer; name it with --site.');
  const reports = await buildSites({
    slugs,
    folders,
    now: readNow(values.now),
    template: values.template,
    changed: values.changed,
    jobs: readCount('jobs', values.jobs, availableParallelism()),
    out: values.out && resolve(values.out),
  });
  console.log(formatBuildSummary(reports));
  return reports.some((report) => report.errors.length > 0) ? 1 : 0;
});
