import { randomUUID } from 'node:crypto';
import type { TrackedEvent } from '#leads/intake/lead.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { type BlobsAccess, openBlobs } from '#platform/blobs/open-blobs.ts';
import { runAlone } from '#platform/run-alone.ts';
import { takeClaim } from './claim.ts';
import { compareByTime } from './compare-by-time.ts';
import { createBlobQueue } from './delivery-queue.ts';
import { createJsonBlobs } from './json-blobs.ts';
import { createBlobRecords, leadKey, readLead } from './lead-records.ts';
import { createBlobNotices } from './notices.ts';
import { readAllPending, toPendingDelivery, writePending } from './pending.ts';
import { markStuck } from './stuck.ts';
import { createBlobHealth } from './target-health.ts';

/**
 * Opens the store of a site on Netlify. Saving does not rely on conditional writes, which Netlify's local server lacks: ids
 * are content hashes, so a second write of a lead writes the same.
 */
export function openBlobStore(access?: BlobsAccess, name = 'leads'): LeadStore {
  const blobs = createJsonBlobs(openBlobs(name, access));

  return {
    ...createBlobQueue(blobs),
    ...createBlobRecords(blobs),
    ...createBlobHealth(blobs),
    ...createBlobNotices(blobs),
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
    // Netlify starts a scheduled function once.
    runExclusively: runAlone,
    // Nothing to do: deleted blobs are gone.
    scrub: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
