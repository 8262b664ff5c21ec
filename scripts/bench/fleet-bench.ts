import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { DAY_MS } from '#domain/durations.ts';
import type { BenchContext } from '#scripts/bench/bench-context.ts';
import { makeDealers, stockFile, writeStock } from '#scripts/bench/bench-dealers.ts';
import { buildSites } from '#scripts/build/build-sites.ts';
import { listFiles, makeTemporaryFolder } from '#scripts/build/files.ts';
import type { Folders } from '#scripts/build/folders.ts';
import { sum } from '#scripts/cli/statistics.ts';
import { formatTable } from '#scripts/cli/table.ts';
import { readConfig } from '#site/read-config.ts';
import { readSnapshot } from '#site/read-stock.ts';

const DEALERS = 150;

/** Builds a fleet of dealers in a temporary folder: whole, unchanged, after an edit, after a sold car, on a new day. */
export async function benchFleet(context: BenchContext): Promise<string> {
  const { now, dealers = DEALERS } = context;
  await using folder = await makeTemporaryFolder('fleet');
  const dir = folder.path;
  console.error(`Dealers in ${dir}`);
  const { folders, slugs } = await makeDealers(dir, dealers, context);
  const [first = ''] = slugs;
  const run = (name: string, changed: boolean, time = now) => {
    console.error(name);
    return buildFleet(name, slugs, folders, { now: time, changed });
  };
  const whole = await run('whole', false);
  const plainSeconds = await writePlainFiles(folders.distDir, slugs, join(dir, 'plain'));
  const runs = [whole, await run('unchanged', true)];
  await editPage(join(folders.sitesDir, first));
  runs.push(await run('one edit', true));
  await sellCar(folders, first, now);
  runs.push(await run('one sold car', true));
  runs.push(await run('new day', true, new Date(now.getTime() + DAY_MS)));
  return [
    `${dealers} dealers`,
    formatTable(
      ['build', 'rendered', 'unchanged', 'wall s', 'CPU s', 'CPU ms a page', 'MB a process'],
      runs.map(({ row }) => row),
    ),
    `plain files of the same pages ${plainSeconds.toFixed(1)} CPU s; the whole build takes ${(whole.cpuSeconds / plainSeconds).toFixed(1)} times that`,
  ].join('\n\n');
}

/** Builds the whole fleet. Returns the CPU time, and a row of the table. */
async function buildFleet(
  name: string,
  slugs: readonly string[],
  folders: Folders,
  options: { now: Date; changed: boolean },
): Promise<{ cpuSeconds: number; row: string[] }> {
  const started = performance.now();
  const before = process.cpuUsage();
  const jobs = availableParallelism();
  const reports = await buildSites({ slugs, folders, jobs, ...options, quiet: true });
  const wallSeconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(before);
  const errors = reports.flatMap((report) => report.errors);
  if (errors.length > 0) throw new Error(errors.slice(0, 5).join('\n'));
  // What each process but this one had used at its last report.
  const workers = new Map(reports.map(({ worker }) => [worker.pid, worker.cpuSeconds]));
  workers.delete(process.pid);
  const cpuSeconds = (user + system) / 1e6 + sum([...workers.values()]);
  const rendered = sum(reports.map((report) => report.rendered));
  const row = [
    name,
    String(rendered),
    String(sum(reports.map(({ skipped }) => skipped))),
    wallSeconds.toFixed(1),
    cpuSeconds.toFixed(1),
    rendered === 0 ? '-' : ((cpuSeconds * 1000) / rendered).toFixed(2),
    Math.max(...reports.map(({ worker }) => worker.peakMegabytes)).toFixed(0),
  ];
  return { cpuSeconds, row };
}

/** CPU seconds to write the pages of a build as plain files. */
async function writePlainFiles(distDir: string, slugs: readonly string[], to: string): Promise<number> {
  let used = 0;
  for (const slug of slugs) {
    const files = (await listFiles(join(distDir, slug))).filter((file) => file.endsWith('.html'));
    const pages = await Promise.all(
      files.map(async (file) => [file, await readFile(join(distDir, slug, file))] as const),
    );
    const before = process.cpuUsage();
    for (const [file, html] of pages) {
      const path = join(to, slug, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, html);
    }
    const { user, system } = process.cpuUsage(before);
    used += (user + system) / 1e6;
    await rm(join(to, slug), { recursive: true });
  }
  return used;
}

async function editPage(dealerDir: string): Promise<void> {
  const page = join(dealerDir, 'content', 'pages', 'about-us.md');
  await mkdir(dirname(page), { recursive: true });
  await writeFile(page, '---\ntitle: About us\ndescription: Who we are.\n---\nWe also open on Sundays.\n');
}

async function sellCar({ sitesDir }: Folders, slug: string, now: Date): Promise<void> {
  const { stock } = await readConfig(sitesDir, slug);
  if (!stock) throw new Error(`${slug}: sells nothing.`);
  const snapshot = await readSnapshot(stockFile(sitesDir, slug), stock);
  const chosen = snapshot.cars.findIndex((car) => !car.sold && car.show_on_dealer_website);
  const sold = { status: 'sold', sold: true, sold_date_timestamp: now.getTime() / 1000 - 3600 } as const;
  const cars = snapshot.cars.map((car, index) => (index === chosen ? { ...car, ...sold } : car));
  await writeStock(sitesDir, slug, { ...snapshot, cars });
}
