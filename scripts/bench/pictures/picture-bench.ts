import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { PICTURE_WIDTHS } from '#domain/picture-sizes.ts';
import { withHost } from '#scripts/bench/with-host.ts';

/** Connections of one address, each asking for pictures that have to be made. */
const FLOOD_CONNECTIONS = 150;
const ORIGINALS = 40;
const ORIGINAL_SIZE = { width: 1600, height: 1067 };
const SECONDS = 20;
/** A host that has run for a while has compiled its code. */
const WARM_UP_REQUESTS = 3000;
/** How often some other visitor asks for a finished picture, and for one that has to be made. */
const INTERVALS_MS = { finished: 50, unmade: 500 };

/** What visitors got of pictures of one sort. */
export interface PictureTimes {
  readonly asked: number;
  /** Milliseconds until the last byte, of those that came. */
  readonly times: readonly number[];
}

export interface PictureFigures {
  readonly finished: PictureTimes;
  readonly unmade: PictureTimes;
  /** What the flood asked for. */
  readonly flood: PictureTimes;
}

/** Measures how long visitors wait for pictures while somebody asks the host for all that it can make. */
export function benchPictures(dataDir: string): Promise<PictureFigures> {
  return withHost({
    dataDir,
    slug: 'example',
    publish: (distDir) => writeOriginals(join(distDir, 'example', 'assets')),
    measure,
  });
}

/** Pictures with as much detail as photographs have. */
async function writeOriginals(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  for (let n = 0; n < ORIGINALS; n++) {
    const coarse = { width: 200, height: 133, channels: 3 } as const;
    const noise = randomBytes(coarse.width * coarse.height * coarse.channels);
    const picture = sharp(noise, { raw: coarse }).resize(ORIGINAL_SIZE).jpeg({ quality: 85 });
    await writeFile(join(dir, `${n}.jpg`), await picture.toBuffer());
  }
}

async function measure(host: ChildProcess): Promise<PictureFigures> {
  const [{ port }] = (await once(host, 'message')) as [{ port: number }];
  const agent = new Agent({ keepAlive: true });
  const get = (path: string, from: string) => getPicture(agent, port, path, from);
  const finished = Array.from({ length: 10 }, (_, n) => pathOf(n, 480));
  for (const path of finished) await get(path, '203.0.113.1');
  for (let n = 0; n < WARM_UP_REQUESTS; n++) await get(finished[n % finished.length] ?? '', '203.0.113.1');
  let isOver = false;
  const flood = record();
  const unlisted = listUnmade();
  const flooding = Array.from({ length: FLOOD_CONNECTIONS }, async () => {
    for (const path of unlisted) {
      if (isOver) return;
      flood.add(await get(path, '198.51.100.7'));
    }
  });
  const visitors = { finished: record(), unmade: record() };
  const until = performance.now() + SECONDS * 1000;
  const visit = async (sort: keyof typeof visitors, pathFor: (n: number) => string) => {
    const pending: Promise<void>[] = [];
    for (let n = 0; performance.now() < until; n++) {
      pending.push(get(pathFor(n), `203.0.113.${n % 250}`).then(visitors[sort].add));
      await setTimeout(INTERVALS_MS[sort]);
    }
    await Promise.all(pending);
  };
  await Promise.all([
    visit('finished', (n) => finished[n % finished.length] ?? ''),
    // A quality that the flood does not ask for.
    visit('unmade', (n) => `${pathOf(n % ORIGINALS, PICTURE_WIDTHS[n % 8] ?? 120)}&q=70`),
  ]);
  isOver = true;
  // What the flood still waits for would take minutes.
  agent.destroy();
  await Promise.all(flooding);
  return { finished: visitors.finished, unmade: visitors.unmade, flood };
}

function* listUnmade(): Generator<string> {
  for (const format of ['', '&fm=jpg'])
    for (const width of PICTURE_WIDTHS.toReversed())
      for (let n = 0; n < ORIGINALS; n++) yield `${pathOf(n, width)}&q=45${format}`;
}

const pathOf = (n: number, width: number) => `/.netlify/images?url=/assets/${n}.jpg&w=${width}`;

function record(): PictureTimes & { readonly add: (ms: number | undefined) => void } {
  const times: number[] = [];
  const figures = {
    asked: 0,
    times,
    add: (ms: number | undefined) => {
      figures.asked += 1;
      if (ms !== undefined) times.push(ms);
    },
  };
  return figures;
}

/** Resolves to the milliseconds until the picture was there; undefined for any other answer. */
function getPicture(agent: Agent, port: number, path: string, from: string): Promise<number | undefined> {
  const started = performance.now();
  return new Promise((resolve) => {
    const headers = { host: 'example.localhost', accept: 'image/avif,image/webp', 'x-forwarded-for': from };
    const sent = request({ agent, port, path, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode === 200 ? performance.now() - started : undefined));
      answer.on('close', () => resolve(undefined));
    });
    sent.on('error', () => resolve(undefined));
    sent.end();
  });
}
