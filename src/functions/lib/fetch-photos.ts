import { parsePrivateHosts } from '#leads/http/safe-post.ts';
import { safeGet } from '#platform/http/safe-get.ts';
import type { Runtime } from './runtime/runtime.ts';

/** The visitor waits for the slowest photo. */
const PHOTO_TIMEOUT_MS = 4000;
/** Photos are requested at print size: a larger file is not one of ours. */
const MAX_PHOTO_BYTES = 2_000_000;

interface FetchedPhotos {
  /** In the order of the addresses. */
  readonly photos: readonly Uint8Array[];
  /** Whether all photos were fetched. */
  readonly complete: boolean;
}

/**
 * Fetches photos at addresses from the build: on the site itself, or at the provider that resizes its pictures. A photo that
 * fails is left out and logged.
 */
export async function fetchPhotos(
  addresses: readonly string[],
  page: URL,
  runtime: Pick<Runtime, 'fetchSite' | 'env' | 'log'>,
): Promise<FetchedPhotos> {
  const found = await Promise.all(
    addresses.map((address) =>
      fetchPhoto(new URL(address, page), page, runtime).catch((error: Error) => {
        runtime.log(`brochure: a photo is left out: ${address}: ${error.message}`);
        return undefined;
      }),
    ),
  );
  const photos = found.filter((photo) => photo !== undefined);
  return { photos, complete: photos.length === found.length };
}

function fetchPhoto(url: URL, page: URL, runtime: Pick<Runtime, 'fetchSite' | 'env'>): Promise<Uint8Array> {
  return url.origin === page.origin ? fetchOwnPhoto(url, runtime) : fetchProviderPhoto(url, runtime);
}

async function fetchOwnPhoto(url: URL, { fetchSite }: Pick<Runtime, 'fetchSite'>): Promise<Uint8Array> {
  const response = await fetchSite(
    new Request(url, { redirect: 'error', signal: AbortSignal.timeout(PHOTO_TIMEOUT_MS) }),
  );
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const photo = await response.bytes();
  if (photo.length > MAX_PHOTO_BYTES) throw new Error(`is ${photo.length} bytes`);
  return photo;
}

/** A provider's host is in the dealer's files; what its name leads to is looked at like any other address. */
async function fetchProviderPhoto(url: URL, { env }: Pick<Runtime, 'env'>): Promise<Uint8Array> {
  const { status, body } = await safeGet(url, {
    maxBytes: MAX_PHOTO_BYTES,
    timeoutMs: PHOTO_TIMEOUT_MS,
    maxRedirects: 0,
    privateHosts: parsePrivateHosts(env('IMAGE_PRIVATE_HOSTS')),
  });
  if (status !== 200) throw new Error(`answered ${status}`);
  return body;
}
