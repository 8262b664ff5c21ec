import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { getGenerationsDir } from '#scripts/build/publish.ts';
import { getFactsPath } from '#server/published-site/server-files.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { IS_LONG_RUN } from './record-figure.ts';

const KILLS = IS_LONG_RUN ? 200 : 10;
const READERS = 4;
const MORE_PAGES = 200;
/** A kill comes this many milliseconds after the publishing has begun, at most: most come before its end. */
const MAX_LIFETIME_MS = 120;
const PUBLISHER = fileURLToPath(new URL('../support/sites/publish-once.ts', import.meta.url));
const PAGES = ['index.html', '404.html', 'cars/index.html', `cars/${MORE_PAGES - 1}.html`];

/** Publishes a version in a process of its own; true if it was killed before its end. */
async function publish(dist: string, version: string, lifetime?: number): Promise<boolean> {
  const child = spawn(process.execPath, [PUBLISHER, dist, version], {
    env: { ...process.env, MORE_PAGES: String(MORE_PAGES) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  if (lifetime !== undefined) {
    await setTimeout(lifetime);
    child.kill('SIGKILL');
  }
  const [, signal] = await ended;
  return signal === 'SIGKILL';
}

test(
  `a process killed ${KILLS} times while it publishes, and ${READERS} readers: no page is broken, and the dealer is always there`,
  async () => {
    const dist = await makeTemporaryFolder();
    await publish(dist, 'v0');
    const broken: string[] = [];
    let reads = 0;
    let over = false;
    const read = async (page: string) => {
      const html = await readFile(join(dist, 'example', page), 'utf8').catch(String);
      if (!/^<p>v\d+<\/p><\/html>$/.test(html)) broken.push(`${page}: ${html}`);
      reads += 1;
    };
    const readers = Array.from({ length: READERS }, async () => {
      while (!over) {
        for (const page of PAGES) await read(page);
        if (!statSync(getFactsPath(dist, 'example'), { throwIfNoEntry: false })) broken.push('no facts');
      }
    });
    let killed = 0;
    for (let version = 1; killed < KILLS; version++) {
      if (await publish(dist, `v${version}`, Math.random() * MAX_LIFETIME_MS)) killed += 1;
    }
    await publish(dist, 'v1000000');
    over = true;
    await Promise.all(readers);
    expect(broken).toEqual([]);
    expect(reads).toBeGreaterThan(KILLS);
    expect(await readFile(join(dist, 'example', 'index.html'), 'utf8')).toContain('v1000000');
    // The link to the current generation, that, and the one before it.
    expect(await readdir(getGenerationsDir(dist, 'example'))).toHaveLength(3);
  },
  KILLS * 6000,
);
