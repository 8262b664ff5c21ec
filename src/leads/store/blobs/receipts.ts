import type { Receipt } from '#leads/intake/lead.ts';
import { compareByTime } from './compare-by-time.ts';
import type { JsonBlobs } from './json-blobs.ts';

/** The receipts of a lead: blobs `receipt/<site>/<id>/<target>`. */
export const receiptPrefix = (site: string, id: string) => `receipt/${site}/${id}/`;

const receiptKey = (site: string, id: string, target: string) =>
  receiptPrefix(site, id) + encodeURIComponent(target);

/** The receipts of a lead, oldest first. */
export async function readReceipts(blobs: JsonBlobs, site: string, id: string): Promise<Receipt[]> {
  return (await blobs.readAll<Receipt>(receiptPrefix(site, id))).sort(compareByTime);
}

/**
 * Writes a receipt, but never over one of a target that has accepted the lead: another process may have delivered it after
 * this one's lease. A refusal is not written over anything, because the other may write at the same moment.
 */
export async function writeReceipt(
  blobs: JsonBlobs,
  site: string,
  id: string,
  receipt: Receipt,
): Promise<void> {
  const key = receiptKey(site, id, receipt.target);
  const before = await blobs.read<Receipt>(key);
  if (before?.outcome === 'delivered') return;
  if (receipt.outcome === 'delivered') await blobs.write(key, receipt);
  else await blobs.create(key, receipt);
}

/** Removes the receipts of targets that refused a lead. */
export async function deleteRefusals(blobs: JsonBlobs, site: string, id: string): Promise<void> {
  for (const { outcome, target } of await readReceipts(blobs, site, id)) {
    if (outcome === 'refused') await blobs.delete(receiptKey(site, id, target));
  }
}
