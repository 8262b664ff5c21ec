import type { JsonBlobs } from './json-blobs.ts';

interface LeaseBlob {
  /** ISO time. */
  readonly until: string;
}

/** The leases of a lead: blobs `lease/<site>/<id>/<n>`. */
export const leasePrefix = (site: string, id: string) => `lease/${site}/${id}/`;

/**
 * Takes the lease of a lead, unless somebody has it. Only one process can be the first to write blob n; after that lease
 * has ended, the next one is n + 1. Where conditional writes do not hold (Netlify's local server), two processes may
 * send the same lead: receivers recognise it by its id.
 */
export async function takeLease(
  blobs: JsonBlobs,
  { site, id, now, until }: { site: string; id: string; now: Date; until: Date },
): Promise<boolean> {
  const prefix = leasePrefix(site, id);
  const before = await blobs.readAll<LeaseBlob>(prefix);
  if (before.some((lease) => lease.until > now.toISOString())) return false;
  const lease: LeaseBlob = { until: until.toISOString() };
  return blobs.create(`${prefix}${before.length}`, lease);
}

/** Whether nobody has taken the lease of a lead after the one that ends at `until`. */
export async function holdsLease(blobs: JsonBlobs, site: string, id: string, until: Date): Promise<boolean> {
  const leases = await blobs.readAll<LeaseBlob>(leasePrefix(site, id));
  return leases.every((lease) => lease.until <= until.toISOString());
}
