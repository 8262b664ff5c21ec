import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { openFileBuildQueue } from '#build-queue/file-build-queue.ts';
import { createPostgresBuildQueue } from '#build-queue/postgres-build-queue.ts';
import { readPublisherId } from '#build-queue/publisher-id.ts';
import { createPostgresStore } from '#leads/store/postgres/postgres-store.ts';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import type { LeadImport, LeadStore } from '#leads/store/store.ts';
import { describeDatabase } from '#platform/postgres/address.ts';
import { openDatabase } from '#platform/postgres/database.ts';
import { UsageError } from '#scripts/cli/command.ts';
import { sum } from '#scripts/cli/statistics.ts';
import { type CommandContext, listDealers } from '#scripts/leads/command-context.ts';
import { openNetlifyStore } from '#scripts/leads/open-lead-store.ts';
import { findForeignLeads, type MoveReport, moveLeads } from './move-leads.ts';
import { assertNoHost, hasTables, setTablesAside } from './postgres-dump.ts';
import { assertUnused } from './sqlite-file.ts';

/** One end of a move. */
interface End {
  readonly name: string;
  /** Undefined = there is nothing yet. */
  readonly open: () => Promise<(LeadStore & LeadImport) | undefined>;
  /** Makes it if it is not there. */
  readonly make: () => LeadStore & LeadImport;
  /** Throws if a host is at work. */
  readonly assertUnused: () => Promise<void>;
  /** Renames it after a move: a host that is started over it must not send its leads again. */
  readonly setAside: () => Promise<void>;
}

/** Copies all leads to the other store. Resolves to the exit code. */
export async function move(context: CommandContext): Promise<number> {
  const { to, 'dry-run': dryRun, netlify, merge } = context.options;
  if (to !== 'postgres' && to !== 'sqlite')
    throw new UsageError('move: name where to: --to postgres, or --to sqlite.');
  const ends = { postgres: describePostgres(context), sqlite: describeSqlite(context) };
  const target = ends[to];
  const from = netlify ? undefined : ends[to === 'postgres' ? 'sqlite' : 'postgres'];
  if (!dryRun) for (const end of [from, target]) await end?.assertUnused();
  const source = from ? await from.open() : await openNetlifyStore(context.sitesDir, process.env);
  const name = from?.name ?? 'Netlify';
  if (!source) {
    console.error(`${name}: no leads yet.`);
    return 0;
  }
  try {
    const sites = await listDealers(source, context);
    await announce(`From ${name} to ${target.name}${dryRun ? ' (dry run)' : ''}:`, source, sites);
    const report = await copyAll(source, target, { name, sites }, context.options);
    if (!report) return 0;
    print(report, netlify ? 0 : await moveBuilds(to, context), merge);
    if (report.missing.length > 0 || (report.different.length > 0 && !merge)) return 1;
  } finally {
    await source.close();
  }
  await from?.setAside();
  return 0;
}

/** Undefined after a dry run. Throws a UsageError if the target has leads of its own. */
async function copyAll(
  source: LeadStore,
  target: End,
  { name, sites }: { readonly name: string; readonly sites: readonly string[] },
  { 'dry-run': dryRun, merge }: CommandContext['options'],
): Promise<MoveReport | undefined> {
  const present = await target.open();
  let opened = present;
  try {
    const [foreign] = present && !merge ? await findForeignLeads(source, present) : [];
    if (foreign !== undefined)
      throw new UsageError(
        `${target.name}: has leads that ${name} does not have, such as ${foreign}. Add --merge to keep both.`,
      );
    if (dryRun) return undefined;
    opened ??= target.make();
    return await moveLeads(source, opened, sites);
  } finally {
    await opened?.close();
  }
}

async function announce(title: string, source: LeadStore, sites: readonly string[]): Promise<void> {
  console.log(title);
  for (const site of sites) {
    const { counts } = await source.countLeads(site);
    console.log(`  ${site}: ${sum(Object.values(counts))} leads`);
  }
}

function print(report: MoveReport, builds: number, merge: boolean): void {
  const { leads, present, renewed, later, different, missing, history, events } = report;
  console.log(
    `Moved: ${leads} leads (${present} were there), ${history} entries of their history, ${events} revealed numbers, ${builds} dealers' builds.`,
  );
  if (renewed > 0)
    console.log(`${renewed} that were there have gone on since then, and were brought up to date.`);
  if (later > 0) console.log(`${later} have gone on there or were erased there, and stay so.`);
  const same = leads - later - different.length - missing.length;
  console.log(`Verified: ${same} of ${leads} leads are the same in both.`);
  for (const id of different)
    console.error(
      `${id}: has gone on both here and there. What is there was not changed.${merge ? '' : ' Add --merge to keep it.'}`,
    );
  for (const id of missing) console.error(`${id}: is missing. Run the command again.`);
}

function describeSqlite({ file }: CommandContext): End {
  return {
    name: file,
    open: () => Promise.resolve(existsSync(file) ? openSqliteStore(file) : undefined),
    make: () => openSqliteStore(file),
    assertUnused: () => {
      if (existsSync(file)) assertUnused(file);
      return Promise.resolve();
    },
    setAside: async () => {
      await rename(file, `${file}.moved`);
      console.log(`${file} is now ${file}.moved. Delete it when you have a backup of the database.`);
    },
  };
}

function describePostgres({ url }: CommandContext): End {
  if (url === undefined)
    throw new UsageError('move: LEADS_DATABASE_URL is not set. Give it the address of the database.');
  const make = () => createPostgresStore(openDatabase(url));
  return {
    name: describeDatabase(url),
    open: async () => ((await hasTables(url)) ? make() : undefined),
    make,
    assertUnused: () => assertNoHost(url),
    setAside: async () => {
      const schema = await setTablesAside(url);
      console.log(`The schema forecourt is now ${schema}. Drop it when you have a backup of the file.`);
    },
  };
}

/** Copies requested and recorded builds, of dealers that have none there. Returns how many dealers have some. */
async function moveBuilds(
  to: 'postgres' | 'sqlite',
  { url = '', dataDir, distDir }: CommandContext,
): Promise<number> {
  const database = openDatabase(url);
  try {
    const files = openFileBuildQueue(join(dataDir, 'rebuild'));
    const shared = createPostgresBuildQueue(database, () => readPublisherId(distDir));
    const [source, target] = to === 'postgres' ? [files, shared] : [shared, files];
    const dealers = await source.listDealers();
    for (const dealer of dealers) {
      const known = await target.read(dealer);
      if (known.asked_at !== null || known.builds.length > 0) continue;
      const { asked_at, builds } = await source.read(dealer);
      if (asked_at !== null) await target.requestBuild(dealer, new Date(asked_at));
      for (const build of builds.toReversed()) await target.recordBuild(dealer, build);
    }
    return dealers.length;
  } finally {
    await database.close();
  }
}
