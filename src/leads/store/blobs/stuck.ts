import type { LeadRecord } from '#leads/intake/lead.ts';
import { isStuck } from '#leads/store/is-stuck.ts';
import type { JsonBlobs } from './json-blobs.ts';

/**
 * Marks of leads that may be stuck, so that a frequent check need not read all leads: blobs `stuck/<site>/<id>`. A mark
 * is written before what it marks, and says nothing by itself: the lead's record does.
 */
const stuckPrefix = (site: string) => `stuck/${site}/`;

export const stuckKey = (site: string, id: string) => stuckPrefix(site) + id;

export async function markStuck(blobs: JsonBlobs, site: string, id: string): Promise<void> {
  await blobs.write(stuckKey(site, id), {});
}

/** The marked leads that are stuck. Marks of finished leads are removed. */
export async function readStuck(
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
