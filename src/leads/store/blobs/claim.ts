import type { Claim } from '#leads/store/store.ts';
import type { JsonBlobs } from './json-blobs.ts';

interface ClaimBlob {
  readonly owner: string;
  /** ISO time. */
  readonly until: string;
}

/**
 * Takes a claim unless it is taken; returns its owner. Claims are blobs `claim/<key>/<n>`, numbered as leases are: after one
 * has ended, only one process can be the first to write the next.
 */
export async function takeClaim(blobs: JsonBlobs, { key, owner, until }: Claim, now: Date): Promise<string> {
  const prefix = `claim/${key}/`;
  const before = await blobs.readAll<ClaimBlob>(prefix);
  const held = before.find((claim) => claim.until > now.toISOString());
  if (held) return held.owner;
  const next = `${prefix}${before.length}`;
  await blobs.create(next, { owner, until: until.toISOString() } satisfies ClaimBlob);
  return (await blobs.read<ClaimBlob>(next))?.owner ?? owner;
}
