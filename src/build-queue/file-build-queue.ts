import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '#platform/fs-errors.ts';
import { runAlone } from '#platform/run-work.ts';
import { sha256 } from '#platform/sha256.ts';
import { writeAtomically } from '#platform/write-atomically.ts';
import { type BuildQueueState, getTimeOfRequest, parseBuildQueueState, withBuild } from './build.ts';
import type { BuildQueue } from './build-queue.ts';

/**
 * Opens a queue in files, `<dir>/<dealer>/…`, for self-hosting. Builds run in separate processes, one at a time, and
 * record their outcome here.
 */
export function openFileBuildQueue(dir: string): BuildQueue {
  const file = (dealer: string, name: string) => join(dir, dealer, name);

  async function read(dealer: string): Promise<BuildQueueState> {
    const [asked_at, builds] = await Promise.all([
      readJson(file(dealer, 'asked.json')),
      readJson(file(dealer, 'builds.json')),
    ]);
    return parseBuildQueueState(dealer, { asked_at, builds });
  }

  return {
    read,
    async claimMessage(dealer, message, until, now) {
      const messagesDir = file(dealer, 'messages');
      await mkdir(messagesDir, { recursive: true });
      await removeExpired(messagesDir, now);
      const name = `${until.getTime()}-${sha256(message, 'hex')}`;
      return createFile(join(messagesDir, name));
    },
    async requestBuild(dealer, now) {
      const time = getTimeOfRequest(await read(dealer), now);
      if (time !== undefined) await writeJson(file(dealer, 'asked.json'), time);
    },
    async recordBuild(dealer, build) {
      const { builds } = await read(dealer);
      await writeJson(file(dealer, 'builds.json'), withBuild(builds, build));
    },
    listDealers: async () => (await readdir(dir).catch(ignoreMissing)) ?? [],
    // A folder of data belongs to one host.
    runExclusively: runAlone,
  };
}

/** The names of messages start with their expiry time. */
async function removeExpired(dir: string, now: Date): Promise<void> {
  const old = (await readdir(dir)).filter((name) => Number.parseInt(name, 10) < now.getTime());
  await Promise.all(old.map((name) => rm(join(dir, name), { force: true })));
}

/** False if the file exists: of several simultaneous callers, one succeeds. */
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

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(ignoreMissing);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file}: is not JSON. Delete it and request the build again.`);
  }
}

/** Durable: an acknowledged request survives a power cut. */
async function writeJson(file: string, value: unknown): Promise<void> {
  await writeAtomically(file, JSON.stringify(value), { durable: true });
}
