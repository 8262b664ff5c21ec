import type { TargetHealth } from '#leads/intake/lead.ts';
import type { TargetHealthStore } from '#leads/store/delivery-store.ts';
import type { JsonBlobs } from './json-blobs.ts';

/** The health of targets in Netlify Blobs. */
export function createBlobHealth(blobs: JsonBlobs): TargetHealthStore {
  return {
    health: (site) => blobs.readAll<TargetHealth>(`health/${site}/`),
    setHealth: (site, health) => blobs.write(`health/${site}/${encodeURIComponent(health.target)}`, health),
  };
}
