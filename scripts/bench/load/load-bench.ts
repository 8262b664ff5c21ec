import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { withHost } from '#scripts/bench/with-host.ts';
import { buildSiteFacts } from '#scripts/build/site-facts.ts';
import { writeSiteFacts } from '#server/published-site/server-files.ts';
import type { Site } from '#site/site.ts';
import { holdSlowConnections, type MemoryFigures, watchMemory } from './memory-flood.ts';
import { type LoadFigures, runWrk } from './run-wrk.ts';
import { type Nginx, startNginx } from './start-nginx.ts';

const CONNECTIONS = 64;
const SECONDS = 5;
/** The two take turns, so that whatever else the machine does falls on both. */
const ROUNDS = 3;
const FLOOD = { connections: 1000, seconds: 15 };
const LARGE_FILE_BYTES = 20_000_000;

/** What is asked for. `onBoth`: nginx has it too. */
const ASKED = [
  { name: 'page, 100 kB as gzip', path: '/', onBoth: true },
  { name: 'file, 30 kB', path: '/assets/car.jpg', onBoth: true },
  { name: 'finished picture', path: '/.netlify/images?url=/assets/photo.jpg&w=480', onBoth: false },
  { name: 'function: captcha', path: '/api/captcha', onBoth: false },
] as const;

interface Asked {
  readonly name: string;
  /** CPU time of the host for one, in microseconds: it hardly depends on what else the machine does. */
  readonly cpu: number;
  /** One of each round. */
  readonly host: readonly LoadFigures[];
  readonly nginx: readonly LoadFigures[];
}

export interface ServingFigures {
  readonly asked: readonly Asked[];
  readonly pages: MemoryFigures;
  readonly slow: MemoryFigures;
}

/** Measures how many requests per second the host answers, beside nginx with the same files, and its memory under floods. */
export function benchLoad(site: Site, dataDir: string): Promise<ServingFigures> {
  return withHost({
    dataDir,
    slug: site.slug,
    publish: (distDir) => publish(site, distDir),
    measure: (host, dir) => measure(host, dir, join(dir, 'dist', site.slug)),
  });
}

async function publish(site: Site, distDir: string): Promise<void> {
  const dir = join(distDir, site.slug);
  await mkdir(join(dir, 'assets'), { recursive: true });
  const page = writePage();
  await writeFile(join(dir, 'index.html'), page);
  await writeFile(join(dir, 'index.html.gz'), gzipSync(page, { level: 6 }));
  await writeFile(join(dir, 'assets', 'large.bin'), Buffer.alloc(LARGE_FILE_BYTES));
  const noise = { create: { width: 1600, height: 1067, channels: 3, background: '#888' } } as const;
  const photo = await sharp({
    create: { ...noise.create, noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .jpeg()
    .toBuffer();
  await writeFile(join(dir, 'assets', 'photo.jpg'), photo);
  await writeFile(join(dir, 'assets', 'car.jpg'), photo.subarray(0, 30_000));
  const facts = buildSiteFacts(site, {
    preview: false,
    name: site.slug,
    stylesheet: '/bench.css',
    formStyles: '/forms.css',
    now: new Date(),
  });
  await writeSiteFacts(distDir, facts);
}

/** About as long as a page of results, and compressed as well as one. */
function writePage(): string {
  const card = (n: number) =>
    `<article class="card" id="c${n}"><h2><a href="/cars/used-${n}-in-cairns/">20${n % 30} Model ${(n * 7919) % 1000}</a></h2><p class="price">$${(n * 104_729) % 90_000}</p><p>${(n * 15_485_863) % 200_000} km</p></article>\n`;
  return `<!doctype html>\n<title>Cars</title>\n${Array.from({ length: 560 }, (_, n) => card(n)).join('')}`;
}

async function measure(host: ChildProcess, dir: string, siteDir: string): Promise<ServingFigures> {
  const [{ port }] = (await once(host, 'message')) as [{ port: number }];
  const nginx = await startNginx(siteDir, dir);
  try {
    const asked: Asked[] = [];
    for (const { name, path, onBoth } of ASKED)
      asked.push({ name, ...(await takeTurns(path, host, port, onBoth ? nginx : undefined)) });
    const flood = () => runWrk({ port, path: '/', ...FLOOD }).then(() => undefined);
    const pages = await watchMemory(host, flood);
    const slow = await watchMemory(host, () => holdSlowConnections(port, '/assets/large.bin', FLOOD.seconds));
    return { asked, pages, slow };
  } finally {
    await nginx.close();
  }
}

async function takeTurns(
  path: string,
  host: ChildProcess,
  port: number,
  nginx: Nginx | undefined,
): Promise<Omit<Asked, 'name'>> {
  const load = { path, connections: CONNECTIONS, seconds: SECONDS };
  // Compiled, cached and compressed before it counts.
  await runWrk({ ...load, port, seconds: 1 });
  const figures: { host: LoadFigures[]; nginx: LoadFigures[] } = { host: [], nginx: [] };
  const before = await readCpu(host);
  for (let round = 0; round < ROUNDS; round++) {
    figures.host.push(await runWrk({ ...load, port }));
    if (nginx) figures.nginx.push(await runWrk({ ...load, port: nginx.port }));
  }
  const answered = figures.host.reduce((sum, { perSecond }) => sum + perSecond * SECONDS, 0);
  return { ...figures, cpu: (((await readCpu(host)) - before) * 1000) / answered };
}

/** In milliseconds, so far. */
async function readCpu(host: ChildProcess): Promise<number> {
  host.send('cpu');
  const [{ cpu }] = (await once(host, 'message')) as [{ cpu: number }];
  return cpu;
}
