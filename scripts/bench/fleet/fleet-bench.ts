import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '#domain/durations.ts';
import { buildSites } from '#scripts/build/build-sites.ts';
import type { Folders } from '#scripts/build/folders.ts';
import { listFiles } from '#scripts/build/link-file.ts';
import type { Phase } from '#scripts/build/phases.ts';
import type { RenderReport } from '#scripts/build/render-site.ts';
import { formatTable } from '#scripts/cli/table.ts';
import { readConfig } from '#site/read-config.ts';
import { readSnapshot } from '#site/read-stock.ts';
import { stockFile, writeFleet, writeStock } from './fleet-dealers.ts';

const PAGES_PER_DEALER = 600;

/** One build of the whole fleet. */
interface FleetRun {
  readonly name: string;
  readonly rendered: number;
  readonly unchanged: number;
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
  /** The share of all processors that the build had busy. */
  readonly busy: number;
  readonly peakMegabytes: number;
  readonly phases: Readonly<Partial<Record<Phase, number>>>;
}

interface FleetFigures {
  readonly dealers: number;
  readonly runs: readonly FleetRun[];
  /** CPU seconds to write the same pages as plain files. */
  readonly plainSeconds: number;
  /** Average number of processes that wanted to run, over a minute: more than the processors = shared with others. */
  readonly load: number;
}

interface FleetBenchOptions {
  readonly dealers: number;
  readonly jobs: number;
  readonly sitesDir: string;
  readonly compiledDir: string;
  readonly now: Date;
  readonly onProgress: (text: string) => void;
}

/** Builds a fleet of dealers in a temporary folder: whole, unchanged, after an edit, after a sold car, on a new day. */
export async function benchFleet(options: FleetBenchOptions): Promise<FleetFigures> {
  const { dealers, now, compiledDir, onProgress } = options;
  const dir = await mkdtemp(join(tmpdir(), 'forecourt-fleet-'));
  const [sitesDir, dataDir, distDir] = ['sites', 'data', 'dist'].map((name) => join(dir, name)) as [
    string,
    string,
    string,
  ];
  const folders = { sitesDir, dataDir, distDir, compiledDir };
  try {
    onProgress(`Dealers in ${dir}`);
    const slugs = await writeFleet(folders, options.sitesDir, { dealers, pages: PAGES_PER_DEALER, now });
    const [first = ''] = slugs;
    const run = (name: string, changed: boolean, time = now) => {
      onProgress(name);
      return buildFleet(name, slugs, folders, { jobs: options.jobs, now: time, changed });
    };
    const runs = [await run('whole', false)];
    const plainSeconds = await writePlainFiles(distDir, slugs, join(dir, 'plain'));
    runs.push(await run('unchanged', true));
    await editPage(join(sitesDir, first));
    runs.push(await run('one edit', true));
    await sellCar(folders, first, now);
    runs.push(await run('one sold car', true));
    runs.push(await run('new day', true, new Date(now.getTime() + DAY_MS)));
    return { dealers, runs, plainSeconds, load: loadavg()[0] ?? 0 };
  } finally {
    await rm(dir, { recursive: true });
  }
}

async function buildFleet(
  name: string,
  slugs: readonly string[],
  folders: Folders,
  options: { jobs: number; now: Date; changed: boolean },
): Promise<FleetRun> {
  const started = performance.now();
  const before = process.cpuUsage();
  const reports = await buildSites({ slugs, folders, ...options, quiet: true });
  const wallSeconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(before);
  const errors = reports.flatMap((report) => report.errors);
  if (errors.length > 0) throw new Error(errors.slice(0, 5).join('\n'));
  const workers = latestByWorker(reports);
  const cpuSeconds = workers.reduce((sum, worker) => sum + worker.cpuSeconds, (user + system) / 1e6);
  return {
    name,
    rendered: sum(reports, (report) => report.rendered),
    unchanged: sum(reports, (report) => report.skipped),
    wallSeconds,
    cpuSeconds,
    busy: cpuSeconds / wallSeconds / options.jobs,
    peakMegabytes: Math.max(...workers.map(({ peakMegabytes }) => peakMegabytes)),
    phases: addPhases(reports),
  };
}

/** What each process but this one had used at its last report. */
function latestByWorker(reports: readonly RenderReport[]): RenderReport['worker'][] {
  const latest = new Map(reports.map(({ worker }) => [worker.pid, worker]));
  latest.delete(process.pid);
  return [...latest.values()];
}

function addPhases(reports: readonly RenderReport[]): FleetRun['phases'] {
  const phases: Partial<Record<string, number>> = {};
  for (const report of reports)
    for (const [phase, time] of Object.entries(report.phases)) phases[phase] = (phases[phase] ?? 0) + time;
  return phases;
}

function sum<Item>(items: readonly Item[], pick: (item: Item) => number): number {
  return items.reduce((total, item) => total + pick(item), 0);
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
      await mkdir(join(path, '..'), { recursive: true });
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
  await mkdir(join(page, '..'), { recursive: true });
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

/** The builds of the fleet as tables: what they took, and where the time of the whole build went. */
export function formatFleetTables({ dealers, runs, plainSeconds, load }: FleetFigures): string {
  const [whole] = runs;
  return [
    `${dealers} dealers, load ${load.toFixed(1)}`,
    '',
    formatTable(
      ['build', 'rendered', 'unchanged', 'wall s', 'CPU s', 'CPU ms a page', 'busy %', 'MB a process'],
      runs.map((run) => [
        run.name,
        String(run.rendered),
        String(run.unchanged),
        run.wallSeconds.toFixed(1),
        run.cpuSeconds.toFixed(1),
        run.rendered === 0 ? '-' : ((run.cpuSeconds * 1000) / run.rendered).toFixed(2),
        (run.busy * 100).toFixed(0),
        run.peakMegabytes.toFixed(0),
      ]),
    ),
    ...(whole ? ['', formatPhases(whole), '', formatRatio(whole, plainSeconds)] : []),
  ].join('\n');
}

function formatPhases({ phases, rendered, cpuSeconds }: FleetRun): string {
  const inPhases = Object.entries(phases).map(([phase, time]) => [phase, time / 1000] as const);
  const others = cpuSeconds - inPhases.reduce((sum, [, seconds]) => sum + seconds, 0);
  return formatTable(
    ['whole build', 'CPU s', 'CPU ms a page', '%'],
    [...inPhases, ['start and others', others] as const].map(([phase, seconds]) => [
      phase,
      seconds.toFixed(1),
      ((seconds * 1000) / rendered).toFixed(2),
      ((seconds / cpuSeconds) * 100).toFixed(0),
    ]),
  );
}

function formatRatio({ cpuSeconds }: FleetRun, plainSeconds: number): string {
  return `plain files of the same pages ${plainSeconds.toFixed(1)} CPU s; the whole build takes ${(cpuSeconds / plainSeconds).toFixed(1)} times that`;
}
