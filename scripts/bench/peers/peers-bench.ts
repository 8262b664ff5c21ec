import { mkdtemp, rm, stat } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFleet } from '#scripts/bench/fleet/fleet-dealers.ts';
import type { Folders } from '#scripts/build/folders.ts';
import { listFiles } from '#scripts/build/link-file.ts';
import { runProgram } from '#scripts/cli/run-program.ts';
import { formatTable } from '#scripts/cli/table.ts';
import { eleventyCommand, installEleventy, writeEleventySite } from './eleventy.ts';
import { hugoCommand, writeHugoSite } from './hugo.ts';
import { measureProgram, type ProgramTimes } from './measure-program.ts';
import { readPeerSite } from './peer-pages.ts';

const PAGES_PER_DEALER = 600;

/** One way to make the pages of the same dealers. */
export interface PeerRun extends ProgramTimes {
  readonly name: string;
  readonly pages: number;
  readonly bytes: number;
}

export interface PeerFigures {
  readonly dealers: number;
  readonly runs: readonly PeerRun[];
  /** Peers that were not on this machine, with what to do. */
  readonly skipped: readonly string[];
  /** Average number of processes that wanted to run, over a minute: more than one = shared with others. */
  readonly load: number;
}

export interface PeersBenchOptions {
  readonly dealers: number;
  readonly sitesDir: string;
  readonly now: Date;
  readonly onProgress: (text: string) => void;
}

/**
 * Builds the same dealers one after the other with this project, with a whole `astro build` for each, and the same texts,
 * pictures and bytes with Eleventy and Hugo. The project is compiled already; start-up counts everywhere.
 */
export async function benchPeers(options: PeersBenchOptions): Promise<PeerFigures> {
  const { dealers, now, onProgress } = options;
  const dir = await mkdtemp(join(tmpdir(), 'forecourt-peers-'));
  const folders = { sitesDir: join(dir, 'sites'), dataDir: join(dir, 'data'), distDir: join(dir, 'dist') };
  try {
    const writing = { ...folders, compiledDir: '' } satisfies Folders;
    const slugs = await writeFleet(writing, options.sitesDir, { dealers, pages: PAGES_PER_DEALER, now });
    const built = slugs.map((slug) => join(folders.distDir, slug));
    const env = {
      ...process.env,
      SITES_DIR: folders.sitesDir,
      DATA_DIR: folders.dataDir,
      DIST_DIR: folders.distDir,
    };
    const build = (args: readonly string[]) =>
      measureProgram(
        [process.execPath, 'scripts/build.ts', ...args, '--jobs', '1', '--now', now.toISOString()],
        { env },
      );
    onProgress('this project');
    const ours = await build(['--all']);
    const runs: PeerRun[] = [{ name: 'this project', ...ours, ...(await measureOutput(built)) }];
    const skipped: string[] = [];

    onProgress('astro build for each dealer');
    const each = [await build(['--site', slugs.join(',')])];
    for (const slug of slugs) {
      const program = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', join(dir, 'astro', slug)];
      each.push(await measureProgram([process.execPath, ...program]));
    }
    runs.push({ name: 'astro build for each', ...addTimes(each), ...(await measureOutput(built)) });

    const sites = await Promise.all(built.map(readPeerSite));
    const measurePeer = async (
      name: string,
      write: (to: string, site: (typeof sites)[number]) => Promise<void>,
      command: (from: string, to: string) => readonly string[],
    ) => {
      onProgress(name);
      const times: ProgramTimes[] = [];
      const outputs = slugs.map((slug) => join(dir, `${name}-out`, slug));
      for (const [index, site] of sites.entries()) {
        const source = join(dir, `${name}-in`, `${index}`);
        await write(source, site);
        times.push(await measureProgram(command(source, outputs[index] ?? ''), { cwd: source }));
      }
      runs.push({ name, ...addTimes(times), ...(await measureOutput(outputs)) });
    };
    const installed = join(dir, 'eleventy');
    const problem = await installEleventy(installed);
    if (problem) skipped.push(problem);
    else await measurePeer('Eleventy', writeEleventySite, (from, to) => eleventyCommand(installed, from, to));
    if ((await runProgram('hugo', ['version'])).code === 127)
      skipped.push('Hugo is not on this machine. Run "apt-get install hugo".');
    else await measurePeer('Hugo', writeHugoSite, hugoCommand);
    return { dealers, runs, skipped, load: loadavg()[0] ?? 0 };
  } finally {
    await rm(dir, { recursive: true });
  }
}

function addTimes(times: readonly ProgramTimes[]): ProgramTimes {
  return {
    wall: times.reduce((sum, { wall }) => sum + wall, 0),
    cpu: times.reduce((sum, { cpu }) => sum + cpu, 0),
  };
}

async function measureOutput(dirs: readonly string[]): Promise<Pick<PeerRun, 'pages' | 'bytes'>> {
  const sizes: number[] = [];
  for (const dir of dirs)
    for (const file of await listFiles(dir))
      if (file.endsWith('index.html')) sizes.push((await stat(join(dir, file))).size);
  return { pages: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** The same pages made in several ways as a table, with the ratio of CPU time to ours. */
export function formatPeerTables({ dealers, runs, skipped, load }: PeerFigures): string {
  const ours = runs[0]?.cpu ?? 0;
  const rows = runs.map(({ name, pages, bytes, wall, cpu }) => [
    name,
    String(pages),
    (bytes / 1e6).toFixed(1),
    wall.toFixed(1),
    cpu.toFixed(1),
    ((wall * 1000) / pages).toFixed(2),
    ((cpu * 1000) / pages).toFixed(2),
    (cpu / ours).toFixed(2),
  ]);
  const headings = ['', 'pages', 'MB', 'wall s', 'CPU s', 'ms a page', 'CPU ms a page', 'CPU to ours'];
  return [
    `${dealers} dealers one after the other, load ${load.toFixed(1)}`,
    '',
    formatTable(headings, rows),
    ...skipped.map((line) => `skipped: ${line}`),
  ].join('\n');
}
