import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchContext } from '#scripts/bench/bench-context.ts';
import { PAGES_PER_DEALER, writeFleet } from '#scripts/bench/fleet/fleet-dealers.ts';
import { listFiles } from '#scripts/build/link-file.ts';
import { runProgram } from '#scripts/cli/run-program.ts';
import { formatTable } from '#scripts/cli/table.ts';
import { GENERATORS, type Generator } from './generators.ts';
import { type PeerSite, readPeerSite, writeFiles } from './peer-pages.ts';

const DEALERS = 5;

/** What programs took, in seconds; CPU with that of their children. */
interface ProgramTimes {
  readonly wall: number;
  readonly cpu: number;
}

/**
 * Builds the same dealers one after the other with this project, with a whole `astro build` for each, and the same texts,
 * pictures and bytes with Eleventy and Hugo. The project is compiled already; start-up counts everywhere.
 */
export async function benchPeers(context: BenchContext): Promise<string> {
  const { now, dealers = DEALERS } = context;
  const dir = await mkdtemp(join(tmpdir(), 'forecourt-peers-'));
  const folders = {
    sitesDir: join(dir, 'sites'),
    dataDir: join(dir, 'data'),
    distDir: join(dir, 'dist'),
    compiledDir: '',
  };
  const env = {
    ...process.env,
    SITES_DIR: folders.sitesDir,
    DATA_DIR: folders.dataDir,
    DIST_DIR: folders.distDir,
  };
  const build = () =>
    measurePrograms(
      [[process.execPath, 'scripts/build.ts', '--all', '--jobs', '1', '--now', now.toISOString()]],
      env,
    );
  const ours: { cpu?: number } = {};
  const toRow = async (name: string, { wall, cpu }: ProgramTimes, outputs: readonly string[]) => {
    ours.cpu ??= cpu;
    const { pages, bytes } = await measureOutput(outputs);
    const figures = [bytes / 1e6, wall, cpu].map((figure) => figure.toFixed(1));
    const ratios = [(wall * 1000) / pages, (cpu * 1000) / pages, cpu / ours.cpu];
    return [name, String(pages), ...figures, ...ratios.map((ratio) => ratio.toFixed(2))];
  };
  try {
    const fleet = { dealers, pages: PAGES_PER_DEALER, now };
    const slugs = await writeFleet(folders, context.folders.sitesDir, fleet);
    const built = slugs.map((slug) => join(folders.distDir, slug));
    console.error('this project');
    const rows = [await toRow('this project', await build(), built)];

    console.error('astro build for each dealer');
    const astro = slugs.map((slug) => [
      process.execPath,
      ...['node_modules/astro/bin/astro.mjs', 'build', '--outDir', join(dir, 'astro', slug)],
    ]);
    const each = addTimes([await measurePrograms(astro), await build()]);
    rows.push(await toRow('astro build for each', each, built));

    const sites = await Promise.all(built.map(readPeerSite));
    const skipped: string[] = [];
    for (const generator of GENERATORS) {
      console.error(generator.name);
      const folder = join(dir, generator.name);
      const problem = await generator.install(folder);
      if (problem) skipped.push(`skipped: ${problem}`);
      else {
        const { times, outputs } = await generate(generator, folder, sites);
        rows.push(await toRow(generator.name, times, outputs));
      }
    }
    const headings = ['', 'pages', 'MB', 'wall s', 'CPU s', 'ms a page', 'CPU ms a page', 'CPU to ours'];
    return [`${dealers} dealers one after the other\n`, formatTable(headings, rows), ...skipped].join('\n');
  } finally {
    await rm(dir, { recursive: true });
  }
}

async function generate({ write, command }: Generator, folder: string, sites: readonly PeerSite[]) {
  const commands: (readonly string[])[] = [];
  const outputs: string[] = [];
  for (const [index, site] of sites.entries()) {
    const [from, to] = [join(folder, 'in', `${index}`), join(folder, 'out', `${index}`)] as const;
    await writeFiles(from, write(site));
    commands.push(command(folder, from, to));
    outputs.push(to);
  }
  return { times: await measurePrograms(commands, process.env, folder), outputs };
}

/** Runs programs to their end under bash, which counts the CPU time of children; Node does not. Throws if one fails. */
async function measurePrograms(
  commands: readonly (readonly string[])[],
  env?: NodeJS.ProcessEnv,
  cwd?: string,
): Promise<ProgramTimes> {
  const times: ProgramTimes[] = [];
  for (const command of commands) {
    const script = 'TIMEFORMAT="%3R %3U %3S"; time "$@"';
    const args = ['-c', script, 'bash', ...command];
    const { code, output, errors } = await runProgram('bash', args, { env, cwd });
    if (code !== 0) throw new Error(`${command.join(' ')}: ended with code ${code}.\n${output.slice(-2000)}`);
    const [wall = 0, user = 0, system = 0] = (errors.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
    times.push({ wall, cpu: user + system });
  }
  return addTimes(times);
}

function addTimes(times: readonly ProgramTimes[]): ProgramTimes {
  return times.reduce((total, { wall, cpu }) => ({ wall: total.wall + wall, cpu: total.cpu + cpu }));
}

async function measureOutput(dirs: readonly string[]) {
  let pages = 0;
  let bytes = 0;
  for (const dir of dirs) {
    for (const file of await listFiles(dir)) {
      if (!file.endsWith('index.html')) continue;
      pages += 1;
      bytes += (await stat(join(dir, file))).size;
    }
  }
  return { pages, bytes };
}
