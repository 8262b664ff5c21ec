import { join } from 'node:path';
import { loadSite } from '#site/load-site.ts';
import { listSiteSlugs } from '#site/read-config.ts';
import { benchBrochures } from './bench/brochures/brochure-bench.ts';
import { formatBrochureTables } from './bench/brochures/format-brochures.ts';
import { benchBuild } from './bench/build/build-bench.ts';
import { formatBuildTables } from './bench/build/format-build.ts';
import { formatIslandTables } from './bench/islands/format-islands.ts';
import { benchIslands } from './bench/islands/islands-bench.ts';
import { formatLeadTables } from './bench/leads/format-leads.ts';
import { benchLeads } from './bench/leads/leads-bench.ts';
import { formatSearchTables } from './bench/search/format-search.ts';
import { benchSearch } from './bench/search/search-bench.ts';
import { compile } from './build/compile.ts';
import { type Folders, getFolders } from './build/folders.ts';
import { readArgs, readNow, runCommand, UsageError } from './cli/command.ts';
import { ensureDemo } from './demo/ensure-demo.ts';

const HELP = `npm run bench [-- --site <slug>] [--only build|search|leads|brochure|islands]

Measures five things. build: what it costs to make pages, in milliseconds of processor time by kind of page, warm, and how
the whole compares with writing the same bytes as plain files. search: what a search costs a visitor's browser with 500,
2,000 and 16,000 invented cars, at the speed of this machine and at a quarter of it, against the budgets. leads: how many
leads a second the host takes in, to the disk, and what one costs. brochure: how long one takes to print. islands: what the first press on each island of a built site
costs a slow phone, in bytes and time, and what later presses do (build the dealer first).
Figures depend on the machine: compare them with figures of the same one.

  --site <slug>   the dealer to measure (default: the first of sites/); its filters and places are those of the search
  --only <part>   build, search, leads, brochure or islands (default: all)
  --now <time>    as if it were this time (default: now)`;

const BENCHMARKS = {
  build: printBuild,
  search: printSearch,
  leads: printLeads,
  brochure: printBrochures,
  islands: printIslands,
};

await runCommand(HELP, async () => {
  const { values } = readArgs({
    site: { type: 'string' },
    only: { type: 'string' },
    now: { type: 'string' },
  });
  const parts = Object.entries(BENCHMARKS).filter(([name]) => name === (values.only ?? name));
  if (parts.length === 0)
    throw new UsageError(`--only: is "${values.only}". Write build, search, leads, brochure or islands.`);
  const places = getFolders();
  const slug = values.site ?? (await listSiteSlugs(places.sitesDir))[0];
  if (!slug)
    throw new UsageError(`There is no dealer in ${places.sitesDir}. Make one with "npm run site:new".`);
  const now = readNow(values.now);
  await ensureDemo({ slugs: [slug], ...places, now, onProgress: () => {} });
  for (const [name, print] of parts) {
    console.log(`${name}\n`);
    console.log(`${await print(slug, places, now)}\n`);
  }
  return 0;
});

async function printBuild(slug: string, places: Folders, now: Date): Promise<string> {
  const started = performance.now();
  await compile(places.compiledDir);
  const compileSeconds = (performance.now() - started) / 1000;
  return formatBuildTables(await benchBuild(slug, places, now), compileSeconds);
}

async function printSearch(slug: string, places: Folders, now: Date): Promise<string> {
  const site = await loadSite(slug, { ...places, now });
  if (!site.stock)
    throw new UsageError(`--site: ${slug} sells nothing. Write the slug of a dealer with stock.`);
  return formatSearchTables(await benchSearch(site, site.stock, now, (text) => console.error(text)));
}

async function printLeads(slug: string, places: Folders, now: Date): Promise<string> {
  return formatLeadTables(await benchLeads(await loadSite(slug, { ...places, now }), places.dataDir));
}

async function printBrochures(slug: string, places: Folders, now: Date): Promise<string> {
  const site = await loadSite(slug, { ...places, now });
  return formatBrochureTables(await benchBrochures(site, join(places.sitesDir, slug, 'assets'), now));
}

async function printIslands(slug: string, { distDir, dataDir }: Folders): Promise<string> {
  const onProgress = (text: string) => console.error(text);
  return formatIslandTables(await benchIslands({ slug, distDir, dataDir, visits: 10, onProgress }));
}
