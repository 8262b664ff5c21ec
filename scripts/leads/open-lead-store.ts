import { existsSync } from 'node:fs';
import { openBlobStore } from '#leads/store/blobs/blob-store.ts';
import { createPostgresStore } from '#leads/store/postgres/postgres-store.ts';
import { DamagedRowError } from '#leads/store/rows.ts';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { openDatabase } from '#platform/postgres/database.ts';
import { describeDatabaseError } from '#platform/postgres/database-error.ts';
import { runAlone } from '#platform/run-work.ts';
import { UsageError } from '#scripts/cli/command.ts';
import { listSiteSlugs, readConfig } from '#site/read-config.ts';

/** Opens the store of the host: the database, else a file of this machine. Undefined if there is no such file. */
export function openHostStore(file: string, url: string | undefined): LeadStore | undefined {
  if (url !== undefined) return createPostgresStore(openDatabase(url));
  return existsSync(file) ? openSqliteStore(file) : undefined;
}

/**
 * Opens the store of the Netlify site that NETLIFY_SITE_ID names, or those of all dealers whose site.ts names theirs. Throws
 * a UsageError if variables are missing.
 */
export async function openNetlifyStore(sitesDir: string, env: NodeJS.ProcessEnv): Promise<LeadStore> {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = env;
  if (siteID && token) return openBlobStore({ siteID, token });
  if (env.NETLIFY_BLOBS_CONTEXT) return openBlobStore();
  const siteIds = token ? await readSiteIds(sitesDir) : [];
  if (token && siteIds.length > 0)
    return joinStores(new Map(siteIds.map(([slug, id]) => [slug, openBlobStore({ siteID: id, token })])));
  throw new UsageError(
    '--netlify: needs NETLIFY_AUTH_TOKEN, a personal access token, and NETLIFY_SITE_ID or hosting.netlifySiteId in site.ts: the ID in the settings of the site.',
  );
}

/** The dealers whose site.ts names their Netlify site. One that can't be read is left out: site:check says why. */
async function readSiteIds(sitesDir: string): Promise<(readonly [slug: string, id: string])[]> {
  const slugs = await listSiteSlugs(sitesDir);
  const configs = await Promise.all(slugs.map((slug) => readConfig(sitesDir, slug).catch(() => undefined)));
  return slugs.flatMap((slug, n) => {
    const id = configs[n]?.hosting?.netlifySiteId;
    return id === undefined ? [] : [[slug, id] as const];
  });
}

/** Stores of several dealers as one: each call goes to the store of its dealer. Throws for a dealer without a store. */
export function joinStores(stores: ReadonlyMap<string, LeadStore>): LeadStore {
  const of = (site: string): LeadStore => {
    const store = stores.get(site);
    if (!store) throw new Error(`${site}: has no store.`);
    return store;
  };
  const each = async (work: (store: LeadStore) => Promise<void>): Promise<void> => {
    await Promise.all([...stores.values()].map(work));
  };
  return {
    save: (lead) => of(lead.site).save(lead),
    find: (site, id) => of(site).find(site, id),
    listPending: (site) => of(site).listPending(site),
    // A claim names no dealer; commands make none.
    claim: () => Promise.reject(new Error('A claim belongs to one dealer.')),
    track: (event) => of(event.site).track(event),
    listTrackedEvents: (site) => of(site).listTrackedEvents(site),
    eraseTrackedEvents: (site, before) => of(site).eraseTrackedEvents(site, before),
    listSites: () => Promise.resolve([...stores.keys()]),
    runExclusively: runAlone,
    scrub: () => each((store) => store.scrub()),
    close: () => each((store) => store.close()),
    findRecord: (site, id) => of(site).findRecord(site, id),
    listRecords: (site) => of(site).listRecords(site),
    countLeads: (site) => of(site).countLeads(site),
    listStuck: (site) => of(site).listStuck(site),
    erase: (site, id, now) => of(site).erase(site, id, now),
    history: (site, id) => of(site).history(site, id),
    lease: (site, request) => of(site).lease(site, request),
    recordAttempt: (site, id, attempt) => of(site).recordAttempt(site, id, attempt),
    settle: (site, id, next, lease) => of(site).settle(site, id, next, lease),
    retryAllNow: (site, now) => of(site).retryAllNow(site, now),
    redeliver: (site, id, now) => of(site).redeliver(site, id, now),
    health: (site) => of(site).health(site),
    setHealth: (site, health) => of(site).setHealth(site, health),
    notices: (site) => of(site).notices(site),
    saveNotice: (site, notice) => of(site).saveNotice(site, notice),
    deleteNotice: (site, key) => of(site).deleteNotice(site, key),
  };
}

/** Codes of SQLite: SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGED_CODES = new Set([11, 26]);
/** Extended codes have more in the higher bits. */
const PRIMARY_CODE = 0xff;

const FIX =
  'Stop the host and restore the file from a backup, or save what is readable: sqlite3 leads.sqlite .recover';

/** An error of the store, which is a file or a database, in one line; undefined for any other error. */
export function describeStoreError(
  file: string,
  url: string | undefined,
  error: unknown,
): string | undefined {
  return url === undefined ? describeFileError(file, error) : describeDatabaseError(url, error);
}

/** Whether an error says that a file of leads is damaged. */
export function isDamage(error: unknown): error is Error {
  if (error instanceof DamagedRowError) return true;
  return isSqliteError(error) && DAMAGED_CODES.has(Number(error.errcode) & PRIMARY_CODE);
}

function describeFileError(file: string, error: unknown): string | undefined {
  if (isDamage(error)) return `${file}: is damaged (${error.message}). ${FIX}`;
  return isSqliteError(error) ? `${file}: can't be used: ${error.message}.` : undefined;
}

function isSqliteError(error: unknown): error is Error & { readonly errcode?: unknown } {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
}
