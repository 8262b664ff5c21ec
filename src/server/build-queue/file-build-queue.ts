import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Build, type BuildQueueState, computeDueAt, NO_THROTTLE, withBuild } from './build.ts';
import type { BuildQueue } from './build-queue.ts';

/**
 * Keeps it in files, `<dir>/<dealer>/…`: for a host of its own. Builds run in processes of their own and note here how
 * they went, one at a time.
 */
export function openFileBuildQueue(dir: string): BuildQueue {
  const file = (dealer: string, name: string) => join(dir, dealer, name);

  async function read(dealer: string): Promise<BuildQueueState> {
    const [asked_at, builds] = await Promise.all([
      readJson<string>(file(dealer, 'asked.json')),
      readJson<Build[]>(file(dealer, 'builds.json')),
    ]);
    return { asked_at: asked_at ?? null, builds: builds ?? [] };
  }

  return {
    read,
    async claimMessage(dealer, message, until, now) {
      const taken = file(dealer, 'messages');
      await mkdir(taken, { recursive: true });
      await removeExpired(taken, now);
      const name = `${until.getTime()}-${createHash('sha256').update(message).digest('hex')}`;
      return createFile(join(taken, name));
    },
    async requestBuild(dealer, now) {
      if (computeDueAt(await read(dealer), NO_THROTTLE)) return;
      await writeJson(file(dealer, 'asked.json'), now.toISOString());
    },
    async recordBuild(dealer, build) {
      const { builds } = await read(dealer);
      await writeJson(file(dealer, 'builds.json'), withBuild(builds, build));
    },
    listDealers: async () => (await readdir(dir).catch(ignoreMissing)) ?? [],
  };
}

/** The names of messages begin with the time until which they count. */
async function removeExpired(dir: string, now: Date): Promise<void> {
  const old = (await readdir(dir)).filter((name) => Number.parseInt(name, 10) < now.getTime());
  await Promise.all(old.map((name) => rm(join(dir, name), { force: true })));
}

/** False where there is such a file: of several who try at once, one succeeds. */
async function createFile(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    await handle.sync();
    await handle.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function readJson<T>(file: string): Promise<T | undefined> {
  const text = await readFile(file, 'utf8').catch(ignoreMissing);
  return text === undefined ? undefined : (JSON.parse(text) as T);
}

/** Whole and on the disk, or not at all. */
async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // Two calls may tell of one edit at the same moment.
  const next = `${file}.${randomUUID()}`;
  const handle = await open(next, 'w');
  await handle.writeFile(JSON.stringify(value));
  await handle.sync();
  await handle.close();
  await rename(next, file);
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
