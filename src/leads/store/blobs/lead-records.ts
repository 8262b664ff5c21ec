import type { Lead, LeadRecord } from '#leads/intake/lead.ts';
import { countRecords } from '#leads/store/count-records.ts';
import type { LeadRecords } from '#leads/store/delivery-store.ts';
import { addHistory, historyPrefix, readLeadHistory } from './history.ts';
import type { JsonBlobs } from './json-blobs.ts';
import { leasePrefix } from './lease.ts';
import { pendingKey, readPending, toPendingDelivery } from './pending.ts';
import { readReceipts, receiptPrefix } from './receipts.ts';
import { readStuck, stuckKey } from './stuck.ts';

export const leadKey = (site: string, id: string) => `lead/${site}/${id}`;

export function readLead(blobs: JsonBlobs, site: string, id: string): Promise<Lead | undefined> {
  return blobs.read<Lead>(leadKey(site, id));
}

/** The records of the store in Netlify Blobs. */
export function createBlobRecords(blobs: JsonBlobs): LeadRecords {
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
