import { getStore } from '@netlify/blobs';

/** How to reach a site's blobs from elsewhere; inside a function that is in the environment. */
export interface BlobsAccess {
  readonly siteID: string;
  readonly token: string;
  /** Without it they are reached through Netlify's API. */
  readonly edgeURL?: string;
  readonly uncachedEdgeURL?: string;
}

/** A site's blobs of one kind on Netlify. Kept in Sydney: it is Australians who write. What was written is read at once. */
export function openBlobs(name: string, access?: BlobsAccess): ReturnType<typeof getStore> {
  return getStore({ name, region: 'ap-southeast-2', consistency: 'strong', ...access });
}
