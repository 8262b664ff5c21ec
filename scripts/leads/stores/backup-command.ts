import { existsSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { createFileTarget } from '#leads/delivery/targets/file.ts';
import { eraseLeads } from '#leads/erasure/erase-leads.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { createPostgresStore } from '#leads/store/postgres/postgres-store.ts';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { DATABASE_VARIABLE, describeDatabase } from '#platform/postgres/address.ts';
import { openDatabase } from '#platform/postgres/database.ts';
import { UsageError } from '#scripts/cli/command.ts';
import { type CommandContext, listDealers } from '#scripts/leads/command-context.ts';
import { isDamage } from '#scripts/leads/open-lead-store.ts';
import {
  assertNoHost,
  dropReplacedTables,
  dumpDatabase,
  hasTables,
  restoreDatabase,
  undoInterruptedRestore,
} from './postgres-dump.ts';
import { assertUnused, checkBackup, copyDatabase, replaceDatabase, setDamagedAside } from './sqlite-file.ts';

/** Writes all leads to a file, while hosts go on. Resolves to the exit code. */
export async function backUp({ file, url, ids: [backup] }: CommandContext): Promise<number> {
  if (backup === undefined) throw new UsageError('backup: name the file to write.');
  if (existsSync(backup)) throw new UsageError(`backup: ${backup} is there already. Name another file.`);
  if (url === undefined && !existsSync(file)) {
    console.error(`${file}: no leads yet.`);
    return 1;
  }
  if (url === undefined) await copyDatabase(file, backup);
  else await dumpDatabase(url, backup);
  const { size } = await stat(backup);
  const leads = url === undefined ? `${checkBackup(backup)} leads` : `the leads of ${describeDatabase(url)}`;
  console.log(`${backup}: ${leads}, ${Math.ceil(size / 1024)} KB.`);
  return 0;
}

/** Replaces all leads by those of a backup. Those that were erased since then are erased again. Resolves to the exit code. */
export async function restore(context: CommandContext): Promise<number> {
  const { file, url, dataDir, now } = context;
  const [backup] = context.ids;
  if (backup === undefined) throw new UsageError('restore: name the file of a backup.');
  await assertSameKind(backup, url);
  if (url === undefined) checkBackup(backup);
  const name = url === undefined ? file : describeDatabase(url);
  const erased = await findErased(context, name);
  if (url === undefined) {
    if (existsSync(file)) assertUnused(file);
    await replaceDatabase(backup, file);
  } else await restoreDatabase(url, backup);
  const again = await withStoreIfPresent(context, async (store) => {
    const back: LeadKey[] = [];
    for (const each of erased) if (await store.find(each.site, each.id)) back.push(each);
    await eraseLeads(back, { store, targets: [createFileTarget('file', dataDir)], now });
    if (back.length > 0) await store.scrub();
    return { leads: (await survey(store, context)).leads, erased: back.length };
  });
  if (url !== undefined) await dropReplacedTables(url);
  console.log(
    `${name}: ${again?.leads ?? 0} leads restored; ${again?.erased ?? 0} that were erased since the backup are erased again.`,
  );
  return 0;
}

/** The leads that were erased. Throws if a host is at work, or if there are leads and the user has not agreed to lose them. */
async function findErased(context: CommandContext, name: string): Promise<readonly LeadKey[]> {
  const { file, url } = context;
  const { yes } = context.options;
  if (url !== undefined) {
    await assertNoHost(url);
    await undoInterruptedRestore(url);
  }
  try {
    if (url === undefined && existsSync(file)) assertUnused(file);
    const present = await withStoreIfPresent(context, (store) => survey(store, context));
    if (present && present.leads > 0 && !yes)
      throw new UsageError(`restore: ${name} has ${present.leads} leads, which would be gone. Add --yes.`);
    return present?.erased ?? [];
  } catch (error) {
    if (url !== undefined || !yes || !isDamage(error)) throw error;
    const aside = await setDamagedAside(file);
    console.error(
      `${file}: is damaged (${error.message}) and is now ${aside}. Erase again what was erased since the backup.`,
    );
    return [];
  }
}

const SQLITE_HEADER = 'SQLite format 3';
const DUMP_HEADER = 'PGDMP';

async function assertSameKind(backup: string, url: string | undefined): Promise<void> {
  if (!existsSync(backup))
    throw new UsageError(`restore: ${backup} is not there. Name the file of a backup.`);
  const handle = await open(backup);
  const { buffer } = await handle.read(Buffer.alloc(SQLITE_HEADER.length), 0, SQLITE_HEADER.length, 0);
  await handle.close();
  const header = buffer.toString('latin1');
  if (url === undefined && header.startsWith(DUMP_HEADER))
    throw new UsageError(`restore: ${backup} is of a database. Set ${DATABASE_VARIABLE}.`);
  if (url !== undefined && header === SQLITE_HEADER)
    throw new UsageError(
      `restore: ${backup} is of a file. Restore it without ${DATABASE_VARIABLE}, then use: move --to postgres`,
    );
  if (url !== undefined && !header.startsWith(DUMP_HEADER))
    throw new UsageError(`restore: ${backup} is not a backup of leads. Name another file.`);
}

/** Runs work over the store, if there is one. */
async function withStoreIfPresent<T>(
  { file, url }: CommandContext,
  work: (store: LeadStore) => Promise<T>,
): Promise<T | undefined> {
  const isThere = url === undefined ? existsSync(file) : await hasTables(url);
  if (!isThere) return undefined;
  const store = url === undefined ? openSqliteStore(file) : createPostgresStore(openDatabase(url));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

type LeadKey = Pick<Lead, 'site' | 'id'>;

/** The number of leads, and which were erased. */
async function survey(store: LeadStore, context: CommandContext) {
  let leads = 0;
  const erased: LeadKey[] = [];
  // Dealers without leads may have a history of erased ones.
  for (const site of await listDealers(store, context)) {
    for await (const _ of store.listRecords(site)) leads += 1;
    for (const { id, event } of await store.history(site)) if (event === 'erased') erased.push({ site, id });
  }
  return { leads, erased };
}
