import { DAY_MS } from '#domain/durations.ts';
import { ImageError } from './image-error.ts';
import type { OriginalImage } from './original-image.ts';

/** How long a remote picture is taken to be the same: it is fetched again on the next day. */
const MAX_IMAGE_BYTES = 20_000_000;
const TIMEOUT_MS = 10_000;

/** What a remote picture says of itself goes by its ending; where that says nothing, it is treated as a JPEG. */
const TYPES = [
  [/\.png$/i, 'image/png'],
  [/\.webp$/i, 'image/webp'],
  [/\.avif$/i, 'image/avif'],
] as const;

/**
 * A picture from another host, which must be one of the dealer's own `imageHosts`, over https. Redirects are not
 * followed: they could lead anywhere. Throws an ImageError where it may not or can't be fetched.
 */
export function openRemoteImage(url: URL, allowedHosts: readonly string[], now: Date): OriginalImage {
  if (url.protocol !== 'https:' || !allowedHosts.includes(url.host)) {
    throw new ImageError(
      403,
      'url: pictures from there are not allowed. Name the host in imageHosts of site.ts.',
    );
  }
  return {
    key: `${url.href} ${Math.floor(now.getTime() / DAY_MS)}`,
    type: TYPES.find(([ending]) => ending.test(url.pathname))?.[1] ?? 'image/jpeg',
    headers: new Headers({ 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' }),
    bytes: () => fetchImage(url),
  };
}

async function fetchImage(url: URL): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
    return await readAtMost(response.body, MAX_IMAGE_BYTES);
  } catch (error) {
    throw new ImageError(
      502,
      `url: ${url.host} did not send the picture (${error instanceof Error ? error.message : error}).`,
    );
  }
}

async function readAtMost(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > most) throw new Error(`more than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
