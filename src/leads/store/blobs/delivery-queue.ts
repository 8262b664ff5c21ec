import { randomUUID } from 'node:crypto';
import type { Store } from '@netlify/blobs';
import type {
  HistoryEvent,
  Lead,
  LeadRecord,
  PendingDelivery,
  Receipt,
  TargetHealth,
} from '#leads/intake/lead.ts';
import type { DeliveryStore } from '#leads/store/delivery-store.ts';
import { createBlobReader } from './blob-reader.ts';

/** A delivery as it is kept: with the lead, so that it can be done even where the second write never came. */
export interface PendingBlob extends PendingDelivery {
  readonly lead: Lead;
}

interface LeaseBlob {
  readonly until: string;
}

/**
 * The delivery part of the store in Netlify Blobs. A lease is a blob `lease/<site>/<id>/<n>` that only one can be the
 * first to write; when it has run out, the next one is n + 1. Where conditional writes do not hold (Netlify's local
 * server), two may send the same: whoever receives leads knows them by their id.
 */
export function createBlobsDelivery(
  store: Store,
  find: (site: string, id: string) => Promise<Lead | undefined>,
): DeliveryStore {
  const { read, keys, readAll } = createBlobReader(store);
  const pendingKey = (site: string, id: string) => `pending/${site}/${id}`;
  const deleteAll = async (prefix: string) => {
    await Promise.all((await keys(prefix)).map((key) => store.delete(key)));
  };
  const note = (site: string, { id, ...event }: HistoryEvent) =>
    store.setJSON(`history/${site}/${id}/${event.at}-${randomUUID()}`, { id, ...event });
  const receipts = async (site: string, id: string) =>
    (await readAll<Receipt>(`receipt/${site}/${id}/`)).sort(compareByTime);

  async function takeLease(site: string, id: string, now: Date, until: Date): Promise<boolean> {
    const prefix = `lease/${site}/${id}/`;
    const before = await readAll<LeaseBlob>(prefix);
    if (before.some((lease) => lease.until > now.toISOString())) return false;
    const lease: LeaseBlob = { until: until.toISOString() };
    const { modified } = await store.setJSON(`${prefix}${before.length}`, lease, { onlyIfNew: true });
    return modified;
  }

  async function kept(site: string, id: string): Promise<LeadRecord | undefined> {
    const pending = await read<PendingBlob>(pendingKey(site, id));
    const lead = pending?.lead ?? (await find(site, id));
    return (
      lead && {
        lead,
        pending: pending && { id, due_at: pending.due_at, tries: pending.tries },
        receipts: await receipts(site, id),
      }
    );
  }

  return {
    async lease(site, { now, until, limit, id }) {
      const waiting =
        id === undefined
          ? await readAll<PendingBlob>(pendingKey(site, ''))
          : [await read<PendingBlob>(pendingKey(site, id))].filter((entry) => entry !== undefined);
      const due = waiting
        .filter(({ due_at }) => due_at <= now.toISOString())
        .sort((a, b) => (a.due_at + a.id < b.due_at + b.id ? -1 : 1));
      const taken: LeadRecord[] = [];
      for (const { id, due_at, tries, lead } of due) {
        if (taken.length === limit) break;
        if (await takeLease(site, id, now, until)) {
          taken.push({ lead, pending: { id, due_at, tries }, receipts: await receipts(site, id) });
        }
      }
      return taken;
    },
    async recordAttempt(site, id, attempt) {
      const { target, at, outcome, note: words } = attempt;
      if (outcome !== 'failed') {
        await store.setJSON(`receipt/${site}/${id}/${encodeURIComponent(target)}`, attempt);
      }
      await note(site, { id, at, event: outcome, target, note: words });
    },
    async settle(site, id, next) {
      const key = pendingKey(site, id);
      const pending = await read<PendingBlob>(key);
      if (next && pending) await store.setJSON(key, { ...pending, ...next });
      else if (pending) await store.delete(key);
      await deleteAll(`lease/${site}/${id}/`);
    },
    async retryAllNow(site, now) {
      const due_at = now.toISOString();
      for (const pending of await readAll<PendingBlob>(pendingKey(site, ''))) {
        if (pending.due_at > due_at)
          await store.setJSON(pendingKey(site, pending.id), { ...pending, due_at });
      }
    },
    async redeliver(site, id, now) {
      const lead = await find(site, id);
      if (!lead) return false;
      const refused = (await receipts(site, id)).filter(({ outcome }) => outcome === 'refused');
      for (const { target } of refused) {
        await store.delete(`receipt/${site}/${id}/${encodeURIComponent(target)}`);
      }
      const at = now.toISOString();
      const pending: PendingBlob = { id, due_at: at, tries: 0, lead };
      await store.setJSON(pendingKey(site, id), pending);
      await note(site, { id, at, event: 'redelivered', target: '', note: '' });
      return true;
    },
    findRecord: kept,
    async *listRecords(site) {
      const prefix = `lead/${site}/`;
      for (const key of await keys(prefix)) {
        const entry = await kept(site, key.slice(prefix.length));
        if (entry) yield entry;
      }
    },
    async erase(site, id, now) {
      const [lead, pending] = await Promise.all([find(site, id), read(pendingKey(site, id))]);
      await store.delete(pendingKey(site, id));
      for (const kind of ['lease', 'receipt', 'history']) await deleteAll(`${kind}/${site}/${id}/`);
      await store.delete(`lead/${site}/${id}`);
      if (!lead && !pending) return false;
      await note(site, { id, at: now.toISOString(), event: 'erased', target: '', note: '' });
      return true;
    },
    async history(site, id) {
      return (await readAll<HistoryEvent>(`history/${site}/${id === undefined ? '' : `${id}/`}`)).sort(
        compareByTime,
      );
    },
    health: (site) => readAll<TargetHealth>(`health/${site}/`),
    async setHealth(site, health) {
      await store.setJSON(`health/${site}/${encodeURIComponent(health.target)}`, health);
    },
  };
}

function compareByTime(a: { readonly at: string }, b: { readonly at: string }): number {
  return a.at < b.at ? -1 : 1;
}
