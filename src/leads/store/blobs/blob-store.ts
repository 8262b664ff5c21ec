import { randomUUID } from 'node:crypto';
import type { Lead, TrackedEvent } from '#leads/intake/lead.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { type BlobsAccess, openBlobs } from '#platform/blobs/open-blobs.ts';
import { createBlobReader } from './blob-reader.ts';
import { createBlobsDelivery, type PendingBlob } from './delivery-queue.ts';

/**
 * Opens the store of a site on Netlify. Nothing rests on conditional writes, which do not hold everywhere: an id is made
 * from what was sent, so a second write of a lead writes the same.
 */
export function openBlobStore(access?: BlobsAccess): LeadStore {
  const store = openBlobs('leads', access);

  const { read, readAll } = createBlobReader(store);
  const find = (site: string, id: string) => read<Lead>(`lead/${site}/${id}`);

  return {
    ...createBlobsDelivery(store, find),
    find,
    async save(lead) {
      const { site, id, received_at } = lead;
      if (await find(site, id)) return;
      if (lead.handling === 'deliver') {
        const pending: PendingBlob = { id, due_at: received_at, tries: 0, lead };
        await store.setJSON(`pending/${site}/${id}`, pending);
      }
      await store.setJSON(`lead/${site}/${id}`, lead, { onlyIfNew: true });
    },
    async listPending(site) {
      const entries = await readAll<PendingBlob>(`pending/${site}/`);
      return entries
        .map(({ id, due_at, tries }) => ({ id, due_at, tries }))
        .sort((a, b) => (a.due_at + a.id < b.due_at + b.id ? -1 : 1));
    },
    async claim({ key, owner, until }) {
      await store.setJSON(`claim/${key}`, { owner, until: until.toISOString() }, { onlyIfNew: true });
      const held = await read<{ owner: string }>(`claim/${key}`);
      return held?.owner ?? owner;
    },
    async track(event) {
      await store.setJSON(`event/${event.site}/${event.at}-${randomUUID()}`, event);
    },
    async listTrackedEvents(site) {
      const events = await readAll<TrackedEvent>(`event/${site}/`);
      return events.sort((a, b) => (a.at < b.at ? -1 : 1));
    },
    close: () => Promise.resolve(),
  };
}
