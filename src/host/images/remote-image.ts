import { DAY_MS } from '#domain/durations.ts';
import { ImageError } from './image-error.ts';
import type { OriginalImage } from './original-image.ts';

/** Remote pictures are assumed unchanged for a day, then fetched again. */
const MAX_IMAGE_BYTES = 20_000_000;
const TIMEOUT_MS = 10_000;

/** Media types by file extension; pictures without a known extension are treated as JPEG. */
const TYPES = [
  [/\.png$/i, 'image/png'],
  [/\.webp$/i, 'image/webp'],
  [/\.avif$/i, 'image/avif'],
] as const;

/**
 * Opens a picture from another host over https. The host must be in the dealer's `imageHosts`. Redirects are not
 * followed: they could lead anywhere. Throws an ImageError if the picture is not allowed or can't be fetched.
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

async function readAtMost(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
