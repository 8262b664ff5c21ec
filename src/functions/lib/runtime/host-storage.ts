import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildQueue } from '#build-queue/build-queue.ts';
import { openFileBuildQueue } from '#build-queue/file-build-queue.ts';
import { createPostgresBuildQueue } from '#build-queue/postgres-build-queue.ts';
import { readPublisherId } from '#build-queue/publisher-id.ts';
import { createPostgresStore } from '#leads/store/postgres/postgres-store.ts';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { ExpectedError } from '#platform/expected-error.ts';
import { DATABASE_VARIABLE, readDatabaseUrl } from '#platform/postgres/address.ts';
import { openDatabase } from '#platform/postgres/database.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';
import { createSharedRateLimiter } from './shared-rate-limiter.ts';

/** What a host remembers beyond a request: in files of its own, or in a database that other hosts share. */
export interface HostStorage {
  /** The leads, and which captchas were used. Opened when first needed. */
  store(): LeadStore;
  /** Whether there may be leads; false for a host that never stored one. */
  isStored(): boolean;
  /** The builds, and which signed calls were used. */
  readonly buildQueue: BuildQueue;
  readonly rateLimiter: RateLimiter;
  close(): Promise<void>;
}

interface Folders {
  /** The folder of leads and build requests: `.data`. */
  readonly dataDir: string;
  /** The folder of published sites: `dist`. */
  readonly distDir: string;
}

/** Opens the database that LEADS_DATABASE_URL names, else files. Throws an ExpectedError if the environment is wrong. */
export function openHostStorage(
  folders: Folders,
  env: NodeJS.ProcessEnv,
  log: (line: string) => void,
): HostStorage {
  const url = readDatabaseUrl(env);
  if (url === undefined) return openFiles(folders);
  if (!env.CAPTCHA_SECRET)
    throw new ExpectedError(
      `CAPTCHA_SECRET: is not set. Hosts that share a database (${DATABASE_VARIABLE}) need the same long random text, or one refuses the captchas of the other.`,
    );
  return openShared(url, folders, log);
}

function openFiles({ dataDir }: Folders): HostStorage {
  const file = join(dataDir, 'leads.sqlite');
  let opened: LeadStore | undefined;
  return {
    store: () => {
      opened ??= openSqliteStore(file);
      return opened;
    },
    isStored: () => existsSync(file),
    buildQueue: openFileBuildQueue(join(dataDir, 'rebuild')),
    rateLimiter: createRateLimiter(),
    close: async () => opened?.close(),
  };
}

function openShared(url: string, { dataDir, distDir }: Folders, log: (line: string) => void): HostStorage {
  const file = join(dataDir, 'leads.sqlite');
  if (existsSync(file))
    log(
      `${file}: has leads that this host does not send, because ${DATABASE_VARIABLE} is set. Stop it and run: npm run leads -- move --to postgres`,
    );
  const database = openDatabase(url);
  const store = createPostgresStore(database);
  return {
    store: () => store,
    isStored: () => true,
    buildQueue: createPostgresBuildQueue(database, () => readPublisherId(distDir)),
    rateLimiter: createSharedRateLimiter(database, log),
    close: () => database.close(),
  };
}
