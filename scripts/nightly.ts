import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { getFolders } from './build/folders.ts';
import { readArgs, readCount, readNow, runCommand, UsageError } from './cli/command.ts';
import { chooseSlugs } from './cli/dealers.ts';
import { pickShard, readShard } from './cli/shard.ts';
import { formatOutcome } from './nightly/dealer-outcome.ts';
import { runNightly } from './nightly/run-nightly.ts';

const HELP = `npm run nightly [-- options]

Imports every dealer's stock feed, if its site.ts names one, builds what changed, and prints a line for each. For dealers
that Netlify builds, it calls their build hook. A failed dealer keeps its last output; the exit code is then 1.

The history of the stock is continued from STATE_STORE, if that is set: a folder, s3://bucket/folder or netlify.

  --site <slugs>      only these dealers, with commas
  --shard <part/of>   only one part of the dealers, for machines side by side: 3/10
  --out <folder>      publish to this folder and build here (one dealer only): the build that Netlify runs
  --jobs <n>          number of dealers built at once (default: one per processor)
  --now <time>        work as if it were this time (default: now)`;

await runCommand(HELP, async () => {
  const { values } = readArgs({ text: ['site', 'shard', 'out', 'jobs', 'now'] });
  const folders = getFolders();
  const slugs = pickShard(await chooseSlugs(values.site, folders.sitesDir), readShard(values.shard));
  if (values.out && slugs.length !== 1) throw new UsageError('--out takes one dealer; name it with --site.');
  const outcomes = await runNightly({
    slugs,
    folders,
    now: readNow(values.now),
    jobs: readCount('jobs', values.jobs, availableParallelism()),
    out: values.out && resolve(values.out),
    buildHere: values.out !== undefined,
    env: process.env,
  });
  for (const outcome of outcomes) console.log(formatOutcome(outcome));
  return outcomes.every((outcome) => outcome.ok) ? 0 : 1;
});
