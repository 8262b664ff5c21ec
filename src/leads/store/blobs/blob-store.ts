import { randomUUID } from 'node:crypto';
import type {
  HistoryEvent,
  Lead,
  LeadRecord,
  Notice,
  PendingDelivery,
  Receipt,
  TargetHealth,
  TrackedEvent,
} from '#leads/intake/lead.ts';
import { getLeadState, isStuck } from '#leads/intake/lead-state.ts';
import type { Claim, DeliveryQueue, LeadCounts, LeadRecords, LeadStore } from '#leads/store/store.ts';
import { type BlobsAccess, openBlobs } from '#platform/blobs/open-blobs.ts';
import { runAlone } from '#platform/run-work.ts';
import { createJsonBlobs, type JsonBlobs } from './json-blobs.ts';

/**
 * Opens the store of a site on Netlify. Saving does not rely on conditional writes, which Netlify's local server lacks: ids
 * are content hashes, so a second write of a lead writes the same.
 */
export function openBlobStore(access?: BlobsAccess, name = 'leads'): LeadStore {
  return createBlobStore(createJsonBlobs(openBlobs(name, access)));
}

/** The store of leads in some blobs. */
export function createBlobStore(blobs: JsonBlobs): LeadStore {
  return {
    ...createBlobQueue(blobs),
    ...createBlobRecords(blobs),
    find: (site, id) => readLead(blobs, site, id),
    async save(lead) {
      const { site, id, received_at } = lead;
      if (await readLead(blobs, site, id)) return;
      if (lead.handling === 'deliver') await writePending(blobs, { id, due_at: received_at, tries: 0, lead });
      if (lead.handling === 'held') await markStuck(blobs, site, id);
      await blobs.create(leadKey(site, id), lead);
    },
    listPending: async (site) => (await readAllPending(blobs, site)).map(toPendingDelivery),
    claim: (claim) => takeClaim(blobs, claim, new Date()),
    track: (event) => blobs.write(`event/${event.site}/${event.at}-${randomUUID()}`, event),
    async listTrackedEvents(site) {
      const events = await blobs.readAll<TrackedEvent>(`event/${site}/`);
      return events.sort(compareByTime);
    },
    async eraseTrackedEvents(site, before) {
      const prefix = `event/${site}/`;
      const keys = await blobs.listKeys(prefix);
      const old = keys.filter((key) => key.slice(prefix.length) < before.toISOString());
      await Promise.all(old.map((key) => blobs.delete(key)));
      return old.length;
    },
    listSites: () => blobs.listFolders('lead/'),
    health: (site) => blobs.readAll<TargetHealth>(`health/${site}/`),
    setHealth: (site, health) => blobs.write(`health/${site}/${encodeURIComponent(health.target)}`, health),
    notices: (site) => blobs.readAll<Notice>(noticeKey(site, '')),
    saveNotice: (site, notice) => blobs.write(noticeKey(site, notice.key), notice),
    deleteNotice: (site, key) => blobs.delete(noticeKey(site, key)),
    // Netlify starts a scheduled function once.
    runExclusively: runAlone,
    // Nothing to do: deleted blobs are gone.
    scrub: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

/** The deliveries of the store in Netlify Blobs. */
function createBlobQueue(blobs: JsonBlobs): DeliveryQueue {
  return {
    async lease(site, { now, until, limit, id }) {
      const waiting =
        id === undefined ? await readAllPending(blobs, site) : [await readPending(blobs, site, id)];
      const taken: LeadRecord[] = [];
      for (const pending of waiting) {
        if (taken.length === limit) break;
        if (!pending || pending.due_at > now.toISOString()) continue;
        if (await takeLease(blobs, { site, id: pending.id, now, until })) {
          const receipts = await readReceipts(blobs, site, pending.id);
          taken.push({ lead: pending.lead, pending: toPendingDelivery(pending), receipts });
        }
      }
      return taken;
    },
    async recordAttempt(site, id, attempt) {
      const { target, at, outcome, note } = attempt;
      if (outcome === 'refused') await markStuck(blobs, site, id);
      if (outcome !== 'failed') await writeReceipt(blobs, site, id, { target, at, outcome, note });
      await addHistory(blobs, site, { id, at, event: outcome, target, note });
    },
    async settle(site, id, next, lease) {
      if (lease && !(await holdsLease(blobs, site, id, lease.until))) return;
      const pending = await readPending(blobs, site, id);
      const isSame = lease === undefined || pending?.due_at === lease.due_at;
      if (!isSame) return blobs.deleteAll(leasePrefix(site, id));
      if (next && pending) await writePending(blobs, { ...pending, ...next });
      else if (pending) await blobs.delete(pendingKey(site, id));
      await blobs.deleteAll(leasePrefix(site, id));
    },
    async retryAllNow(site, now) {
      const due_at = now.toISOString();
      for (const pending of await readAllPending(blobs, site)) {
        if (pending.due_at > due_at) await writePending(blobs, { ...pending, due_at });
      }
    },
    async redeliver(site, id, now) {
      const lead = await readLead(blobs, site, id);
      if (!lead) return false;
      await deleteRefusals(blobs, site, id);
      const at = now.toISOString();
      await writePending(blobs, { id, due_at: at, tries: 0, lead });
      await addHistory(blobs, site, { id, at, event: 'redelivered', target: '', note: '' });
      return true;
    },
  };
}

const leadKey = (site: string, id: string) => `lead/${site}/${id}`;

function readLead(blobs: JsonBlobs, site: string, id: string): Promise<Lead | undefined> {
  return blobs.read<Lead>(leadKey(site, id));
}

/** The records of the store in Netlify Blobs. */
function createBlobRecords(blobs: JsonBlobs): LeadRecords {
  async function* listRecords(site: string): AsyncIterable<LeadRecord> {
    const prefix = leadKey(site, '');
    for (const key of await blobs.listKeys(prefix)) {
      const record = await readRecord(blobs, site, key.slice(prefix.length));
      if (record) yield record;
    }
  }

  return {
    findRecord: (site, id) => readRecord(blobs, site, id),
    listRecords,
    countLeads: (site) => countRecords(listRecords(site)),
    listStuck: (site) => readStuck(blobs, site, (id) => readRecord(blobs, site, id)),
    async erase(site, id, now) {
      const [lead, pending] = await Promise.all([readLead(blobs, site, id), readPending(blobs, site, id)]);
      await blobs.delete(pendingKey(site, id));
      for (const prefixOf of [leasePrefix, receiptPrefix, historyPrefix])
        await blobs.deleteAll(prefixOf(site, id));
      await blobs.delete(stuckKey(site, id));
      await blobs.delete(leadKey(site, id));
      if (!lead && !pending) return false;
      await addHistory(blobs, site, { id, at: now.toISOString(), event: 'erased', target: '', note: '' });
      return true;
    },
    history: (site, id) => readLeadHistory(blobs, site, id),
  };
}

async function readRecord(blobs: JsonBlobs, site: string, id: string): Promise<LeadRecord | undefined> {
  const pending = await readPending(blobs, site, id);
  const lead = pending?.lead ?? (await readLead(blobs, site, id));
  return (
    lead && {
      lead,
      pending: pending && toPendingDelivery(pending),
      receipts: await readReceipts(blobs, site, id),
    }
  );
}

/** A stored pending delivery. It contains its lead, in case the lead itself was never written. */
interface PendingBlob extends PendingDelivery {
  readonly lead: Lead;
}

const pendingKey = (site: string, id: string) => `pending/${site}/${id}`;

function readPending(blobs: JsonBlobs, site: string, id: string): Promise<PendingBlob | undefined> {
  return blobs.read<PendingBlob>(pendingKey(site, id));
}

async function writePending(blobs: JsonBlobs, pending: PendingBlob): Promise<void> {
  await blobs.write(pendingKey(pending.lead.site, pending.id), pending);
}

/** The pending deliveries of a dealer, the earliest first. */
async function readAllPending(blobs: JsonBlobs, site: string): Promise<PendingBlob[]> {
  return (await blobs.readAll<PendingBlob>(pendingKey(site, ''))).sort(compareByDueTime);
}

function compareByDueTime(a: PendingDelivery, b: PendingDelivery): number {
  return a.due_at + a.id < b.due_at + b.id ? -1 : 1;
}

/** A pending delivery without its lead. */
function toPendingDelivery({ id, due_at, tries }: PendingBlob): PendingDelivery {
  return { id, due_at, tries };
}

interface LeaseBlob {
  /** ISO time. */
  readonly until: string;
}

/** The leases of a lead: blobs `lease/<site>/<id>/<n>`. */
const leasePrefix = (site: string, id: string) => `lease/${site}/${id}/`;

/**
 * Takes the lease of a lead, unless somebody has it. Only one process can be the first to write blob n; after that lease
 * has ended, the next one is n + 1. Where conditional writes do not hold (Netlify's local server), two processes may
 * send the same lead: receivers recognise it by its id.
 */
async function takeLease(
  blobs: JsonBlobs,
  { site, id, now, until }: { site: string; id: string; now: Date; until: Date },
): Promise<boolean> {
  const prefix = leasePrefix(site, id);
  const before = await blobs.readAll<LeaseBlob>(prefix);
  if (before.some((lease) => lease.until > now.toISOString())) return false;
  const lease: LeaseBlob = { until: until.toISOString() };
  return blobs.create(`${prefix}${before.length}`, lease);
}

/** Whether nobody has taken the lease of a lead after the one that ends at `until`. */
async function holdsLease(blobs: JsonBlobs, site: string, id: string, until: Date): Promise<boolean> {
  const leases = await blobs.readAll<LeaseBlob>(leasePrefix(site, id));
  return leases.every((lease) => lease.until <= until.toISOString());
}

/** The receipts of a lead: blobs `receipt/<site>/<id>/<target>`. */
const receiptPrefix = (site: string, id: string) => `receipt/${site}/${id}/`;

const receiptKey = (site: string, id: string, target: string) =>
  receiptPrefix(site, id) + encodeURIComponent(target);

/** The receipts of a lead, oldest first. */
async function readReceipts(blobs: JsonBlobs, site: string, id: string): Promise<Receipt[]> {
  return (await blobs.readAll<Receipt>(receiptPrefix(site, id))).sort(compareByTime);
}

/**
 * Writes a receipt, but never over one of a target that has accepted the lead: another process may have delivered it after
 * this one's lease. A refusal is not written over anything, because the other may write at the same moment.
 */
async function writeReceipt(blobs: JsonBlobs, site: string, id: string, receipt: Receipt): Promise<void> {
  const key = receiptKey(site, id, receipt.target);
  const before = await blobs.read<Receipt>(key);
  if (before?.outcome === 'delivered') return;
  if (receipt.outcome === 'delivered') await blobs.write(key, receipt);
  else await blobs.create(key, receipt);
}

/** Removes the receipts of targets that refused a lead. */
async function deleteRefusals(blobs: JsonBlobs, site: string, id: string): Promise<void> {
  for (const { outcome, target } of await readReceipts(blobs, site, id)) {
    if (outcome === 'refused') await blobs.delete(receiptKey(site, id, target));
  }
}

/**
 * Marks of leads that may be stuck, so that a frequent check need not read all leads: blobs `stuck/<site>/<id>`. A mark
 * is written before what it marks, and says nothing by itself: the lead's record does.
 */
const stuckPrefix = (site: string) => `stuck/${site}/`;

const stuckKey = (site: string, id: string) => stuckPrefix(site) + id;

async function markStuck(blobs: JsonBlobs, site: string, id: string): Promise<void> {
  await blobs.write(stuckKey(site, id), {});
}

/** The marked leads that are stuck. Marks of finished leads are removed. */
async function readStuck(
  blobs: JsonBlobs,
  site: string,
  readRecord: (id: string) => Promise<LeadRecord | undefined>,
): Promise<LeadRecord[]> {
  const stuck: LeadRecord[] = [];
  for (const key of await blobs.listKeys(stuckPrefix(site))) {
    const record = await readRecord(key.slice(stuckPrefix(site).length));
    if (record && isStuck(record)) stuck.push(record);
    // Without a record, the mark may be that of a lead that is being saved.
    else if (record && !record.pending) await blobs.delete(key);
  }
  return stuck;
}

/** The history of a lead: blobs `history/<site>/<id>/<time>-<uuid>`. */
const historyPrefix = (site: string, id: string) => `history/${site}/${id}/`;

async function addHistory(blobs: JsonBlobs, site: string, event: HistoryEvent): Promise<void> {
  await blobs.write(`${historyPrefix(site, event.id)}${event.at}-${randomUUID()}`, event);
}

/** The history of a dealer's leads, or of one of them, oldest first. */
async function readLeadHistory(blobs: JsonBlobs, site: string, id?: string): Promise<HistoryEvent[]> {
  const prefix = id === undefined ? `history/${site}/` : historyPrefix(site, id);
  return (await blobs.readAll<HistoryEvent>(prefix)).sort(compareByTime);
}

interface ClaimBlob {
  readonly owner: string;
  /** ISO time. */
  readonly until: string;
}

/**
 * Takes a claim unless it is taken; returns its owner. Claims are blobs `claim/<key>/<n>`, numbered as leases are: after one
 * has ended, only one process can be the first to write the next.
 */
async function takeClaim(blobs: JsonBlobs, { key, owner, until }: Claim, now: Date): Promise<string> {
  const prefix = `claim/${key}/`;
  const before = await blobs.readAll<ClaimBlob>(prefix);
  const held = before.find((claim) => claim.until > now.toISOString());
  if (held) return held.owner;
  const next = `${prefix}${before.length}`;
  await blobs.create(next, { owner, until: until.toISOString() } satisfies ClaimBlob);
  return (await blobs.read<ClaimBlob>(next))?.owner ?? owner;
}

const noticeKey = (site: string, key: string) => `notice/${site}/${encodeURIComponent(key)}`;

/** Sorts by time, oldest first. */
function compareByTime(a: { readonly at: string }, b: { readonly at: string }): number {
  return a.at < b.at ? -1 : 1;
}

/** Counts leads by reading each, for stores that have no better way. */
export async function countRecords(records: AsyncIterable<LeadRecord>): Promise<LeadCounts> {
  const counts = { pending: 0, delivered: 0, dead: 0, held: 0, spam: 0, stranded: 0 };
  const received: string[] = [];
  const due: string[] = [];
  for await (const record of records) {
    counts[getLeadState(record)] += 1;
    if (!record.pending) continue;
    received.push(record.lead.received_at);
    due.push(record.pending.due_at);
  }
  return { counts, oldest_pending: received.toSorted()[0] ?? null, next_due: due.toSorted()[0] ?? null };
}
