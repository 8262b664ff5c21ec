import { getStore } from '@netlify/blobs';

/** Access to a site's blobs from outside; inside a function the environment provides it. */
export interface BlobsAccess {
  readonly siteID: string;
  readonly token: string;
  /** Without it, access goes through Netlify's API. */
  readonly edgeURL?: string;
  readonly uncachedEdgeURL?: string;
}

/**
 * Opens one of a site's blob stores on Netlify. In Sydney, close to Australian visitors; strongly consistent, so writes
 * are visible immediately.
 */
export function openBlobs(name: string, access?: BlobsAccess): ReturnType<typeof getStore> {
  return getStore({ name, region: 'ap-southeast-2', consistency: 'strong', ...access });
}
