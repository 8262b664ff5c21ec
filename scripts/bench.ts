import { availableParallelism } from 'node:os';
import { loadSite } from '#site/load-site.ts';
import { benchBuild, formatBuildTables } from './bench/build-bench.ts';
import { benchFleet, formatFleetTables } from './bench/fleet/fleet-bench.ts';
import { benchIslands, formatIslandTables } from './bench/islands/islands-bench.ts';
import { benchPeers, formatPeerTables } from './bench/peers/peers-bench.ts';
import { benchSearch, formatSearchTables } from './bench/search/search-bench.ts';
import { compile } from './build/compile.ts';
import { type Folders, getFolders } from './build/folders.ts';
import { readArgs, readCount, readNow, runCommand, UsageError } from './cli/command.ts';
import { chooseSlugs } from './cli/dealers.ts';
import { ensureDemo } from './demo/ensure-demo.ts';

const HELP = `npm run bench [-- --site <slug>] [--only build|fleet|peers|search|islands]

Measures five parts:

  build      the CPU time of rendering pages, warm, by kind of page, compared with writing the same bytes as plain files
  fleet      the time, memory and phases of building 150 dealers of 600 pages in a temporary folder: whole, unchanged,
             after an edit, after a sold car and on a new day
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

const FLEET_DEALERS = 150;
const PEER_DEALERS = 5;

const BENCHMARKS = {
  build: printBuild,
  fleet: printFleet,
  peers: printPeers,
  search: printSearch,
  islands: printIslands,
};

await runCommand(HELP, async () => {
  const { values } = readArgs({ text: ['site', 'only', 'dealers', 'now'] });
  const parts = Object.entries(BENCHMARKS).filter(([name]) => name === (values.only ?? name));
  if (parts.length === 0)
    throw new UsageError(`--only: is "${values.only}". Write ${Object.keys(BENCHMARKS).join(', ')}.`);
  const folders = getFolders();
  const [slug = ''] = await chooseSlugs(values.site, folders.sitesDir);
  const now = readNow(values.now);
  await ensureDemo({ slugs: [slug], ...folders, now, onProgress: () => {} });
  for (const [name, print] of parts) {
    console.log(`${name}\n`);
    console.log(`${await print(slug, folders, now, values.dealers)}\n`);
  }
  return 0;
});

async function printBuild(slug: string, folders: Folders, now: Date): Promise<string> {
  const started = performance.now();
  await compile(folders.compiledDir);
  const compileSeconds = (performance.now() - started) / 1000;
  return formatBuildTables(await benchBuild(slug, folders, now), compileSeconds);
}

async function printFleet(_: string, folders: Folders, now: Date, count?: string): Promise<string> {
  const dealers = readCount('dealers', count, FLEET_DEALERS);
  await compile(folders.compiledDir);
  const { sitesDir, compiledDir } = folders;
  const onProgress = (text: string) => console.error(text);
  const jobs = availableParallelism();
  return formatFleetTables(await benchFleet({ dealers, jobs, sitesDir, compiledDir, now, onProgress }));
}

async function printPeers(_: string, folders: Folders, now: Date, count?: string): Promise<string> {
  const dealers = readCount('dealers', count, PEER_DEALERS);
  await compile(folders.compiledDir);
  const onProgress = (text: string) => console.error(text);
  return formatPeerTables(await benchPeers({ dealers, sitesDir: folders.sitesDir, now, onProgress }));
}

async function printSearch(slug: string, folders: Folders, now: Date): Promise<string> {
  const site = await loadSite(slug, { ...folders, now });
  if (!site.stock)
    throw new UsageError(`--site: ${slug} sells nothing. Write the slug of a dealer with stock.`);
  return formatSearchTables(await benchSearch(site, site.stock, now, (text) => console.error(text)));
}

async function printIslands(slug: string, { distDir, dataDir }: Folders): Promise<string> {
  const onProgress = (text: string) => console.error(text);
  return formatIslandTables(await benchIslands({ slug, distDir, dataDir, visits: 10, onProgress }));
}
