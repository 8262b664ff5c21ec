import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { listSiteSlugs } from '#site/read-config.ts';
import { CompileError } from './build/compile.ts';
import { getFolders } from './build/folders.ts';
import { readArgs, readCount, readNow, runCommand, UsageError } from './cli/command.ts';
import { formatOutcome } from './nightly/dealer-outcome.ts';
import { runNightly } from './nightly/run-nightly.ts';

const HELP = `npm run nightly [-- options]

For every dealer: imports its stock feed where site.ts names one, builds what changed, and prints one line. Dealers that
Netlify builds are asked for by their build hook. A dealer that fails keeps its last output; the exit code is then 1.

  --site <slugs>   only these dealers, with commas
  --out <folder>   publish to this folder and build here (one dealer only): the build that Netlify runs
  --jobs <n>       how many dealers at once (default: one per processor)
  --now <time>     work as if it were this time (default: now)`;

await runCommand(HELP, async () => {
  const { values } = readArgs({
    site: { type: 'string' },
    out: { type: 'string' },
    jobs: { type: 'string' },
    now: { type: 'string' },
  });
  const places = getFolders();
  const slugs = values.site ? values.site.split(',').filter(Boolean) : await listSiteSlugs(places.sitesDir);
  if (values.out && slugs.length !== 1) throw new UsageError('--out takes one dealer; name it with --site.');
  try {
    const outcomes = await runNightly({
      slugs,
      folders: places,
      now: readNow(values.now),
      jobs: readCount('jobs', values.jobs, availableParallelism()),
      out: values.out && resolve(values.out),
      buildHere: values.out !== undefined,
      env: process.env,
    });
    for (const outcome of outcomes) console.log(formatOutcome(outcome));
    return outcomes.every((outcome) => outcome.ok) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof CompileError)) throw error;
    console.error(error.message);
    return 1;
  }
});
