import { randomUUID } from 'node:crypto';
import { getStore } from '@netlify/blobs';
import type { Lead, Pending, TrackedEvent } from '#leads/lead.ts';
import type { LeadStore } from './store.ts';

/** Where Netlify's API is; inside a function it is in the environment. */
export interface BlobsAccess {
  readonly siteID: string;
  readonly token: string;
  readonly edgeURL: string;
  readonly uncachedEdgeURL: string;
}

/** A delivery as it is kept: with the lead, so that it can be done even where the second write never came. */
interface PendingBlob extends Pending {
  readonly lead: Lead;
}

/**
 * Opens the store of a site on Netlify. Nothing rests on conditional writes, which do not hold everywhere: an id is made
 * from what was sent, so a second write of a lead writes the same. Kept in Sydney: it is Australians who write.
 */
export function openBlobStore(access?: BlobsAccess): LeadStore {
  const store = getStore({ name: 'leads', region: 'ap-southeast-2', consistency: 'strong', ...access });

  async function read<T>(key: string): Promise<T | undefined> {
    return ((await store.get(key, { type: 'json' })) as T | null) ?? undefined;
  }

  async function readAll<T>(prefix: string): Promise<T[]> {
    const { blobs } = await store.list({ prefix });
    const entries = await Promise.all(blobs.map(({ key }) => read<T>(key)));
    return entries.filter((entry) => entry !== undefined);
  }

  const find = (site: string, id: string) => read<Lead>(`lead/${site}/${id}`);

  return {
    find,
    async keep(lead) {
      const { site, id, received_at } = lead;
      if (await find(site, id)) return;
      if (lead.handling === 'deliver') {
        const pending: PendingBlob = { id, due_at: received_at, tries: 0, lead };
        await store.setJSON(`pending/${site}/${id}`, pending);
      }
      await store.setJSON(`lead/${site}/${id}`, lead, { onlyIfNew: true });
    },
    async pending(site) {
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
    async tracked(site) {
      const events = await readAll<TrackedEvent>(`event/${site}/`);
      return events.sort((a, b) => (a.at < b.at ? -1 : 1));
    },
    close: () => Promise.resolve(),
  };
}
