import { isDeepStrictEqual } from 'node:util';
import type { HistoryEvent, LeadRecord } from '#leads/intake/lead.ts';
import type { LeadImport, LeadStore } from '#leads/store/store.ts';

/** What was moved, or would be. */
export interface MoveReport {
  readonly leads: number;
  /** Leads that were in the target already, as after an interrupted move. */
  readonly present: number;
  /** Those of them that have gone on in the source since then. */
  readonly renewed: number;
  /** Those that have gone on in the target, where they stay as they are, or were erased. */
  readonly later: number;
  /** Leads that have gone on in both: those in the target stay as they are. */
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
  Pick<LeadStore, 'find' | 'findRecord' | 'erase' | 'setHealth' | 'saveNotice' | 'track'>;

/**
 * The ids of leads that are in the target and not in the source, nor erased there, at most one for each dealer: then the
 * target is in use.
 */
export async function findForeignLeads(
  source: Pick<LeadStore, 'find' | 'history'>,
  target: Source,
): Promise<string[]> {
  const foreign: string[] = [];
  for (const site of await target.listSites()) {
    const erased = listErased(await source.history(site));
    for await (const { lead } of target.listRecords(site)) {
      if (erased.has(lead.id) || (await source.find(site, lead.id))) continue;
      foreign.push(lead.id);
      break;
    }
  }
  return foreign;
}

/**
 * Copies everything of some dealers. A lead that is in the target already, as after an earlier move, gets the later of its two
 * states, and one that was erased in either store is in neither copy: so a move can be repeated.
 */
export async function moveLeads(
  source: Source,
  target: Target,
  sites: readonly string[],
): Promise<MoveReport> {
  const total = { leads: 0, present: 0, renewed: 0, later: 0, history: 0, events: 0 };
  const different: string[] = [];
  const missing: string[] = [];
  for (const site of sites) {
    const histories = Map.groupBy(await source.history(site), ({ id }) => id);
    const erased = listErased(await target.history(site));
    for await (const batch of inBatches(source.listRecords(site))) {
      const moved = await Promise.all(
        batch.map(async (record) => {
          const { id } = record.lead;
          if (erased.has(id)) return { id, isNew: false, later: 'target' } as const;
          const history = histories.get(id) ?? [];
          const isNew = await target.importRecord(record, history);
          return { id, isNew, later: await renew(target, record, history) };
        }),
      );
      total.leads += batch.length;
      total.present += moved.filter(({ isNew }) => !isNew).length;
      total.renewed += moved.filter(({ later }) => later === 'source').length;
      total.later += moved.filter(({ later }) => later === 'target').length;
      different.push(...moved.flatMap(({ id, later }) => (later === 'both' ? [id] : [])));
      missing.push(...moved.flatMap(({ id, later }) => (later === undefined ? [id] : [])));
    }
    total.history += await moveRest(site, histories, source, target);
    total.events += await moveEvents(site, source, target);
  }
  return { ...total, different, missing };
}

/** Brings the lead in the target to the state in the source if that is the later one. Undefined if it is not there. */
async function renew(
  target: Target,
  record: LeadRecord,
  history: readonly HistoryEvent[],
): Promise<Later | undefined> {
  const { site, id } = record.lead;
  const copy = await target.findRecord(site, id);
  if (!copy) return undefined;
  const known = await target.history(site, id);
  const later = findLater({ record, history }, { record: copy, history: known });
  if (later === 'source') await target.renewRecord(record, listUnknown(history, known));
  return later;
}

function listErased(history: readonly HistoryEvent[]): ReadonlySet<string> {
  return new Set(history.filter(({ event }) => event === 'erased').map(({ id }) => id));
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
    const erasure = events.find(({ event }) => event === 'erased');
    const isErasedNow = erasure && (await target.erase(site, id, new Date(erasure.at)));
    if (!isErasedNow && !known.has(id)) await target.importHistory(site, events);
  }
  const health = new Set((await target.health(site)).map((each) => each.target));
  for (const each of await source.health(site))
    if (!health.has(each.target)) await target.setHealth(site, each);
  const notices = new Set((await target.notices(site)).map(({ key }) => key));
  for (const notice of await source.notices(site))
    if (!notices.has(notice.key)) await target.saveNotice(site, notice);
  return moved;
}

/** Returns how many there are in the source. */
async function moveEvents(site: string, source: Source, target: Target): Promise<number> {
  const events = await source.listTrackedEvents(site);
  const missing = subtract(events, await target.listTrackedEvents(site), (event) => JSON.stringify(event));
  for (const event of missing) await target.track(event);
  return events.length;
}

/** A lead in one of two stores. */
interface LeadState {
  readonly record: LeadRecord;
  readonly history: readonly HistoryEvent[];
}

/** Which of two states of a lead is the later one; 'both' if each has gone on by itself since they were the same. */
type Later = 'same' | 'source' | 'target' | 'both';

function findLater(source: LeadState, target: LeadState): Later {
  if (isDeepStrictEqual(sortReceipts(source.record), sortReceipts(target.record))) return 'same';
  const onlySource = listUnknown(source.history, target.history).length > 0;
  const onlyTarget = listUnknown(target.history, source.history).length > 0;
  if (onlySource && onlyTarget) return 'both';
  if (onlySource || onlyTarget) return onlySource ? 'source' : 'target';
  return getProgress(source.record) >= getProgress(target.record) ? 'source' : 'target';
}

/** The entries of a history that another does not have. Notes are left out: stores differ in what characters they keep. */
function listUnknown(history: readonly HistoryEvent[], other: readonly HistoryEvent[]): HistoryEvent[] {
  return subtract(history, other, ({ at, event, target }) => JSON.stringify([at, event, target]));
}

/** The items that another list does not have. Several may look the same: they are counted. */
function subtract<T>(items: readonly T[], others: readonly T[], keyOf: (item: T) => string): T[] {
  const known = Map.groupBy(others, keyOf);
  return items.filter((item) => known.get(keyOf(item))?.pop() === undefined);
}

/** Without an entry in the history a delivery can only go on: to more attempts, and to its end. */
function getProgress({ pending }: LeadRecord): number {
  return pending ? pending.tries : Number.POSITIVE_INFINITY;
}

/** Stores list receipts of one moment in different orders. */
function sortReceipts(record: LeadRecord): LeadRecord {
  return { ...record, receipts: record.receipts.toSorted((a, b) => (a.target < b.target ? -1 : 1)) };
}
