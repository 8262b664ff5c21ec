import type { Lead, PendingDelivery } from '#leads/intake/lead.ts';
import type { JsonBlobs } from './json-blobs.ts';

/** A stored pending delivery. It contains its lead, in case the lead itself was never written. */
export interface PendingBlob extends PendingDelivery {
  readonly lead: Lead;
}

export const pendingKey = (site: string, id: string) => `pending/${site}/${id}`;

export function readPending(blobs: JsonBlobs, site: string, id: string): Promise<PendingBlob | undefined> {
  return blobs.read<PendingBlob>(pendingKey(site, id));
}

export async function writePending(blobs: JsonBlobs, pending: PendingBlob): Promise<void> {
  await blobs.write(pendingKey(pending.lead.site, pending.id), pending);
}

/** The pending deliveries of a dealer, the earliest first. */
export async function readAllPending(blobs: JsonBlobs, site: string): Promise<PendingBlob[]> {
  return (await blobs.readAll<PendingBlob>(pendingKey(site, ''))).sort(compareByDueTime);
}

function compareByDueTime(a: PendingDelivery, b: PendingDelivery): number {
  return a.due_at + a.id < b.due_at + b.id ? -1 : 1;
}

/** A pending delivery without its lead. */
export function toPendingDelivery({ id, due_at, tries }: PendingBlob): PendingDelivery {
  return { id, due_at, tries };
}
