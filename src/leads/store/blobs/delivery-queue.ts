import type { LeadRecord } from '#leads/intake/lead.ts';
import type { DeliveryQueue } from '#leads/store/delivery-store.ts';
import { addHistory } from './history.ts';
import type { JsonBlobs } from './json-blobs.ts';
import { readLead } from './lead-records.ts';
import { holdsLease, leasePrefix, takeLease } from './lease.ts';
import { pendingKey, readAllPending, readPending, toPendingDelivery, writePending } from './pending.ts';
import { deleteRefusals, readReceipts, writeReceipt } from './receipts.ts';
import { markStuck } from './stuck.ts';

/** The deliveries of the store in Netlify Blobs. */
export function createBlobQueue(blobs: JsonBlobs): DeliveryQueue {
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
