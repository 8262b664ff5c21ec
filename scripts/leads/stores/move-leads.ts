import { isDeepStrictEqual } from 'node:util';
import type { HistoryEvent, LeadRecord } from '#leads/intake/lead.ts';
import type { LeadImport, LeadStore } from '#leads/store/store.ts';

/** What was moved, or would be. */
export interface MoveReport {
  readonly leads: number;
  /** Leads that were in the target already, as after an interrupted move. */
  readonly present: number;
  /** Leads that are in the target in another state, which stays as it is. */
  readonly different: readonly string[];
  /** Leads that are not in the target although they should be. */
  readonly missing: readonly string[];
  readonly history: number;
  readonly events: number;
}

/** Leads written at once. */
const BATCH_SIZE = 50;

type Source = Pick<
  LeadStore,
  'listSites' | 'listRecords' | 'history' | 'health' | 'notices' | 'listTrackedEvents'
>;
type Target = Source &
  LeadImport &
  Pick<LeadStore, 'find' | 'findRecord' | 'setHealth' | 'saveNotice' | 'track'>;

/** The ids of leads that are in the target and not in the source, at most one for each dealer: then the target is in use. */
export async function findForeignLeads(source: Pick<LeadStore, 'find'>, target: Source): Promise<string[]> {
  const foreign: string[] = [];
  for (const site of await target.listSites()) {
    for await (const { lead } of target.listRecords(site)) {
      if (await source.find(site, lead.id)) continue;
      foreign.push(lead.id);
      break;
    }
  }
  return foreign;
}

/** Copies everything of some dealers. What is in the target already stays, so an interrupted move can be repeated. */
export async function moveLeads(
  source: Source,
  target: Target,
  sites: readonly string[],
): Promise<MoveReport> {
  const total = { leads: 0, present: 0, history: 0, events: 0 };
  const different: string[] = [];
  const missing: string[] = [];
  for (const site of sites) {
    const histories = Map.groupBy(await source.history(site), ({ id }) => id);
    for await (const batch of inBatches(source.listRecords(site))) {
      const written = await Promise.all(
        batch.map((record) => target.importRecord(record, histories.get(record.lead.id) ?? [])),
      );
      total.leads += batch.length;
      total.present += written.filter((isNew) => !isNew).length;
      for (const record of batch) {
        const copy = await target.findRecord(site, record.lead.id);
        if (!copy) missing.push(record.lead.id);
        else if (!isDeepStrictEqual(sortReceipts(copy), sortReceipts(record))) different.push(record.lead.id);
      }
    }
    total.history += await moveRest(site, histories, source, target);
    total.events += await moveEvents(site, source, target);
  }
  return { ...total, different, missing };
}

async function* inBatches<T>(all: AsyncIterable<T>): AsyncIterable<T[]> {
  let batch: T[] = [];
  for await (const one of all) {
    batch.push(one);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Stores list receipts of one moment in different orders. */
function sortReceipts(record: LeadRecord): LeadRecord {
  return { ...record, receipts: record.receipts.toSorted((a, b) => (a.target < b.target ? -1 : 1)) };
}

/** Moves what is about no lead that is there: erasures, health and notices. Returns the entries of the history. */
async function moveRest(
  site: string,
  histories: ReadonlyMap<string, readonly HistoryEvent[]>,
  source: Source,
  target: Target,
): Promise<number> {
  const known = new Set((await target.history(site)).map(({ id }) => id));
  let moved = 0;
  for (const [id, events] of histories) {
    moved += events.length;
    if (!known.has(id)) await target.importHistory(site, events);
  }
  const health = new Set((await target.health(site)).map((each) => each.target));
  for (const each of await source.health(site))
    if (!health.has(each.target)) await target.setHealth(site, each);
  const notices = new Set((await target.notices(site)).map(({ key }) => key));
  for (const notice of await source.notices(site))
    if (!notices.has(notice.key)) await target.saveNotice(site, notice);
  return moved;
}

/** Two reveals of one moment look the same: they are counted. */
async function moveEvents(site: string, source: Source, target: Target): Promise<number> {
  const known = new Map<string, number>();
  for (const event of await target.listTrackedEvents(site)) {
    const key = JSON.stringify(event);
    known.set(key, (known.get(key) ?? 0) + 1);
  }
  const events = await source.listTrackedEvents(site);
  for (const event of events) {
    const key = JSON.stringify(event);
    const left = known.get(key) ?? 0;
    if (left > 0) known.set(key, left - 1);
    else await target.track(event);
  }
  return events.length;
}
