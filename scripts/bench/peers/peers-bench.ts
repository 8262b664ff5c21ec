import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchContext } from '#scripts/bench/bench-context.ts';
import { makeDealers } from '#scripts/bench/bench-dealers.ts';
import { listFiles, makeTemporaryFolder, writeFile } from '#scripts/build/files.ts';
import { runProgram } from '#scripts/cli/run-program.ts';
import { sum } from '#scripts/cli/statistics.ts';
import { formatTable } from '#scripts/cli/table.ts';
import { GENERATORS, type Generator } from './generators.ts';
import { type PeerSite, readPeerSite } from './peer-pages.ts';

const DEALERS = 5;

/** What programs took, in seconds; CPU with that of their children. */
interface ProgramTimes {
  readonly wall: number;
  readonly cpu: number;
}

/** One way to make the pages of the same dealers, and the folders that it made. */
interface PeerRun extends ProgramTimes {
  readonly name: string;
  readonly outputs: readonly string[];
}

/**
 * Builds the same dealers one after the other with this project, with a whole `astro build` for each, and the same texts,
 * pictures and bytes with Eleventy and Hugo. The project is compiled already; start-up counts everywhere.
 */
export async function benchPeers(context: BenchContext): Promise<string> {
  const { now, dealers = DEALERS } = context;
  await using temporary = await makeTemporaryFolder('peers');
  const dir = temporary.path;
  const { folders, slugs } = await makeDealers(dir, dealers, context);
  const env = {
    ...process.env,
    SITES_DIR: folders.sitesDir,
    DATA_DIR: folders.dataDir,
    DIST_DIR: folders.distDir,
  };
  const node = (...args: readonly string[]) => measureProgram([process.execPath, ...args], { env });
  const build = () => node('scripts/run.mjs', 'build', '--all', '--jobs', '1', '--now', now.toISOString());
  const outputs = slugs.map((slug) => join(folders.distDir, slug));
  console.error('this project');
  const ours = { name: 'this project', outputs, ...(await build()) };
  const runs: PeerRun[] = [ours];

  console.error('astro build for each dealer');
  const times = [await build()];
  for (const slug of slugs)
    times.push(await node('node_modules/astro/bin/astro.mjs', 'build', '--outDir', join(dir, 'astro', slug)));
  runs.push({ name: 'astro build for each', outputs, ...addTimes(times) });

  const sites = await Promise.all(outputs.map(readPeerSite));
  const skipped: string[] = [];
  for (const generator of GENERATORS) {
    console.error(generator.name);
    const folder = join(dir, generator.name);
    const problem = await generator.install(folder);
    if (problem) skipped.push(`skipped: ${problem}`);
    else runs.push(await runGenerator(generator, folder, sites));
  }
  const rows = await Promise.all(runs.map((run) => formatRun(run, ours)));
  const headings = ['', 'pages', 'MB', 'wall s', 'CPU s', 'ms a page', 'CPU ms a page', 'CPU to ours'];
  return [`${dealers} dealers one after the other\n`, formatTable(headings, rows), ...skipped].join('\n');
}

async function runGenerator(
  { name, write, command }: Generator,
  folder: string,
  sites: readonly PeerSite[],
): Promise<PeerRun> {
  const times: ProgramTimes[] = [];
  const outputs = sites.map((_, index) => join(folder, 'out', `${index}`));
  for (const [index, site] of sites.entries()) {
    const source = join(folder, 'in', `${index}`);
    for (const [file, text] of Object.entries(write(site))) writeFile(join(source, file), text);
    times.push(await measureProgram(command(folder, source, outputs[index] ?? ''), { cwd: source }));
  }
  return { name, outputs, ...addTimes(times) };
}

/** Runs a program to its end under bash, which counts the CPU time of children; Node does not. Throws if it fails. */
async function measureProgram(
  command: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv },
): Promise<ProgramTimes> {
  const script = 'TIMEFORMAT="%3R %3U %3S"; time "$@"';
  const { code, output, errors } = await runProgram('bash', ['-c', script, 'bash', ...command], options);
  if (code !== 0) throw new Error(`${command.join(' ')}: ended with code ${code}.\n${output.slice(-2000)}`);
  const [wall = 0, user = 0, system = 0] = (errors.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  return { wall, cpu: user + system };
}

function addTimes(times: readonly ProgramTimes[]): ProgramTimes {
  return times.reduce((total, { wall, cpu }) => ({ wall: total.wall + wall, cpu: total.cpu + cpu }));
}

/** A row of the table, with the ratio of CPU time to ours. */
async function formatRun({ name, outputs, wall, cpu }: PeerRun, ours: PeerRun): Promise<string[]> {
  const sizes: number[] = [];
  for (const dir of outputs)
    for (const file of await listFiles(dir))
      if (file.endsWith('index.html')) sizes.push((await stat(join(dir, file))).size);
  const pages = sizes.length;
  const figures = [sum(sizes) / 1e6, wall, cpu].map((figure) => figure.toFixed(1));
  const ratios = [(wall * 1000) / pages, (cpu * 1000) / pages, cpu / ours.cpu];
  return [name, String(pages), ...figures, ...ratios.map((ratio) => ratio.toFixed(2))];
}
