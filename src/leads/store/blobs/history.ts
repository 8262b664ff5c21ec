import { randomUUID } from 'node:crypto';
import type { HistoryEvent } from '#leads/intake/lead.ts';
import { compareByTime } from './compare-by-time.ts';
import type { JsonBlobs } from './json-blobs.ts';

/** The history of a lead: blobs `history/<site>/<id>/<time>-<uuid>`. */
export const historyPrefix = (site: string, id: string) => `history/${site}/${id}/`;

export async function addHistory(blobs: JsonBlobs, site: string, event: HistoryEvent): Promise<void> {
  await blobs.write(`${historyPrefix(site, event.id)}${event.at}-${randomUUID()}`, event);
}

/** The history of a dealer's leads, or of one of them, oldest first. */
export async function readLeadHistory(blobs: JsonBlobs, site: string, id?: string): Promise<HistoryEvent[]> {
  const prefix = id === undefined ? `history/${site}/` : historyPrefix(site, id);
  return (await blobs.readAll<HistoryEvent>(prefix)).sort(compareByTime);
}
