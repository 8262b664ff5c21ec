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
  runtime: Pick<Runtime, 'fetchSite' | 'log'>,
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

async function fetchPhoto(
  url: URL,
  page: URL,
  { fetchSite }: Pick<Runtime, 'fetchSite'>,
): Promise<Uint8Array> {
  const request = new Request(url, { redirect: 'error', signal: AbortSignal.timeout(PHOTO_TIMEOUT_MS) });
  const response = await (url.origin === page.origin ? fetchSite(request) : fetch(request));
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const photo = await response.bytes();
  if (photo.length > MAX_PHOTO_BYTES) throw new Error(`is ${photo.length} bytes`);
  return photo;
}
