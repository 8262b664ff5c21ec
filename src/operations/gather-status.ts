import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { computeDueAt, NO_THROTTLE } from '#build-queue/build.ts';
import type { BuildQueue } from '#build-queue/build-queue.ts';
import { DAY_MS } from '#domain/durations.ts';
import { readRefusal } from '#leads/erasure/erasure-guard.ts';
import { summariseSpeed } from '#leads/report/page-speed.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { ignoreMissing } from '#platform/fs-errors.ts';
import { withTimeout } from '#platform/run-work.ts';
import { pickOnePerDealer, type SiteFacts } from '#published-site/site-facts.ts';
import type { SiteReader } from '#published-site/site-reader.ts';
import type {
  BuildStatus,
  DealerStatus,
  ImportStatus,
  LeadsStatus,
  OperationsStatus,
} from './dealer-status.ts';
import { findProblems } from './find-problems.ts';
import { readImportRecord, readImportReport } from './import-record.ts';

/** Where the state of the dealers is. */
export interface StatusSources {
  readonly sites: Pick<SiteReader, 'all'>;
  /** The folder of imports and reports: `.data`. */
  readonly dataDir: string;
  readonly buildQueue: Pick<BuildQueue, 'read' | 'listDealers'>;
  /** Undefined: there are no leads yet. Throws if it can't be opened. */
  readonly store: () =>
    | Pick<LeadStore, 'countLeads' | 'listSites' | 'listTrackedEvents' | 'notices'>
    | undefined;
  /** Dealers to list although nothing is known of them yet. */
  readonly slugs?: readonly string[];
  /** Only these dealers. */
  readonly only?: readonly string[] | undefined;
  readonly log: (line: string) => void;
}

/** As long as in Google's reports of the same figures. */
const SPEED_MS = 28 * DAY_MS;

/** Two look-ups follow each other, and Prometheus waits for ten seconds. */
const LOOK_UP_TIMEOUT_MS = 4000;

const NO_LEADS: LeadsStatus = {
  counts: { pending: 0, delivered: 0, dead: 0, held: 0, spam: 0, stranded: 0 },
  oldest_pending: null,
  next_due: null,
  erasure_refused: null,
};

/** Gathers what operators want to know, for the host's page, its metrics and `npm run status`. Never rejects. */
export async function gatherStatus(sources: StatusSources, now: Date): Promise<OperationsStatus> {
  const published = new Map(
    pickOnePerDealer(await orElse(sources, 'sites', () => sources.sites.all(), [])).map((facts) => [
      facts.dealer,
      facts,
    ]),
  );
  const slugs = (await listDealers(sources, [...published.keys()])).filter(
    (slug) => sources.only?.includes(slug) ?? true,
  );
  const dealers = await Promise.all(slugs.map((slug) => readDealer(sources, slug, published.get(slug), now)));
  return { at: now.toISOString(), dealers };
}

/** Every dealer that is published, was built or imported, or has leads. */
async function listDealers(sources: StatusSources, published: readonly string[]): Promise<string[]> {
  const { dataDir, buildQueue, slugs = [] } = sources;
  const found = await Promise.all([
    orElse(sources, 'builds', () => buildQueue.listDealers(), []),
    orElse(sources, 'reports', () => listReports(dataDir), []),
    orElse(sources, 'leads', async () => (await sources.store()?.listSites()) ?? [], []),
  ]);
  return [...new Set([...published, ...slugs, ...found.flat()])].sort();
}

async function listReports(dataDir: string): Promise<string[]> {
  const names = (await readdir(join(dataDir, 'reports')).catch(ignoreMissing)) ?? [];
  return names.flatMap((name) => /^([a-z0-9-]+)\.json$/.exec(name)?.[1] ?? []);
}

async function readDealer(
  sources: StatusSources,
  slug: string,
  facts: SiteFacts | undefined,
  now: Date,
): Promise<DealerStatus> {
  const [imported, build, leads, speed] = await Promise.all([
    orElse(sources, `${slug}: imports`, () => readImport(sources.dataDir, slug), null),
    orElse(sources, `${slug}: builds`, () => readBuilds(sources.buildQueue, slug, now), null),
    orElse(sources, `${slug}: leads`, () => readLeads(sources.store(), slug), null),
    orElse(sources, `${slug}: speed`, () => readSpeed(sources.store(), facts, now), null),
  ]);
  const status = {
    dealer: slug,
    name: facts?.name ?? null,
    url: facts?.url ?? null,
    vehicles: facts?.cars ?? null,
    import: imported,
    build,
    leads,
    speed,
  };
  return { ...status, problems: findProblems(status, now) };
}

async function readImport(dataDir: string, slug: string): Promise<ImportStatus | null> {
  const [record, report] = await Promise.all([
    readImportRecord(dataDir, slug),
    readImportReport(dataDir, slug),
  ]);
  if (!record && !report) return null;
  const rows = report?.rows ?? null;
  if (record) return { ...record, rows };
  // Imported by a version that kept no record.
  const refused = report?.outcome === 'refused';
  const attempted_at = report?.at ?? '';
  return {
    attempted_at,
    succeeded_at: refused ? null : attempted_at,
    problem: refused ? report.refusals.join('\n') : null,
    rows,
  };
}

async function readLeads(store: ReturnType<StatusSources['store']>, slug: string): Promise<LeadsStatus> {
  if (!store) return NO_LEADS;
  return { ...(await store.countLeads(slug)), erasure_refused: await readRefusal(store, slug) };
}

async function readSpeed(
  store: ReturnType<StatusSources['store']>,
  facts: SiteFacts | undefined,
  now: Date,
): Promise<DealerStatus['speed']> {
  if (!store || !facts?.fieldData) return null;
  const since = new Date(now.getTime() - SPEED_MS).toISOString();
  const events = await store.listTrackedEvents(facts.dealer);
  return summariseSpeed(events.filter(({ at }) => at >= since)) ?? null;
}

async function readBuilds(queue: StatusSources['buildQueue'], slug: string, now: Date): Promise<BuildStatus> {
  const state = await queue.read(slug);
  const ended = state.builds.filter(({ seconds }) => seconds !== null);
  const [last] = ended;
  return {
    last_at: last?.started_at ?? null,
    seconds: last?.seconds ?? null,
    pages: last?.pages ?? null,
    unchanged: last?.unchanged ?? null,
    errors: last?.errors ?? [],
    succeeded_at: ended.find(({ errors }) => errors.length === 0)?.started_at ?? null,
    requested_at: computeDueAt(state, NO_THROTTLE, now) ? state.asked_at : null,
  };
}

/** One thing that can't be read, or not soon, hides nothing else. */
async function orElse<T>(
  { log }: Pick<StatusSources, 'log'>,
  what: string,
  read: () => Promise<T>,
  fallback: T,
): Promise<T> {
  try {
    return await withTimeout(LOOK_UP_TIMEOUT_MS, read);
  } catch (error) {
    log(`status: ${what}: ${error instanceof Error ? error.message : 'failed'}`);
    return fallback;
  }
}
