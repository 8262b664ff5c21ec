import { availableParallelism, loadavg } from 'node:os';
import type { BenchContext } from './bench/bench-context.ts';
import { benchBuild } from './bench/build-bench.ts';
import { benchFleet } from './bench/fleet-bench.ts';
import { benchIslands } from './bench/islands-bench.ts';
import { benchPeers } from './bench/peers/peers-bench.ts';
import { benchSearch } from './bench/search/search-bench.ts';
import { compile } from './build/compile.ts';
import { getFolders } from './build/folders.ts';
import { readArgs, readCount, readNow, runCommand, UsageError } from './cli/command.ts';
import { chooseSlugs } from './cli/dealers.ts';
import { ensureDemo } from './demo/ensure-demo.ts';

const HELP = `npm run bench [-- --site <slug>] [--only build|fleet|peers|search|islands]

Measures five parts:

  build      the CPU time of rendering pages, warm, by kind of page
  fleet      the time and memory of building 150 dealers of 600 pages in a temporary folder: whole, unchanged,
             after an edit, after a sold car and on a new day; beside writing the same pages as plain files
  peers      the time of building 5 dealers of 600 pages, beside a whole "astro build" for each, and beside Eleventy and Hugo
             making pages of the same texts, pictures and bytes; skips what is missing: Hugo needs "apt-get install hugo",
             Eleventy is installed into a temporary folder
  search     the cost of a search in a visitor's browser with 500, 2,000 and 16,000 invented cars, at this machine's
             speed and at a quarter of it, against the budgets
  islands    the bytes and time of the first press on each island of a built site on a slow phone, and of later presses
             (build the dealer first)

Figures depend on the machine: compare them only with figures from the same one.

  --site <slug>   the dealer to measure (default: the first of sites/); its filters and locations are those of the search
  --only <part>   one of these parts (default: all)
  --dealers <n>   the number of dealers of the fleet (default: 150) and of peers (default: 5)
  --now <time>    as if it were this time (default: now)`;

const BENCHMARKS: Readonly<Record<string, (context: BenchContext) => Promise<string>>> = {
  build: benchBuild,
  fleet: benchFleet,
  peers: benchPeers,
  search: benchSearch,
  islands: benchIslands,
};

await runCommand(HELP, async () => {
  const { values } = readArgs({ text: ['site', 'only', 'dealers', 'now'] });
  const parts = Object.entries(BENCHMARKS).filter(([name]) => name === (values.only ?? name));
  if (parts.length === 0)
    throw new UsageError(`--only: is "${values.only}". Write ${Object.keys(BENCHMARKS).join(', ')}.`);
  const dealers = values.dealers === undefined ? undefined : readCount('dealers', values.dealers, 1);
  const folders = getFolders();
  const [slug = ''] = await chooseSlugs(values.site, folders.sitesDir);
  const now = readNow(values.now);
  await ensureDemo({ slugs: [slug], ...folders, now });
  await compile(folders);
  for (const [name, bench] of parts) {
    console.log(`${name}\n`);
    const text = await bench({ slug, folders, now, dealers });
    console.log(`${text}\n`);
  }
  console.log(
    `Machine: ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}. Above one per processor, times are too high.`,
  );
  return 0;
});
