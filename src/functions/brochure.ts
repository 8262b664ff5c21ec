import { LRUCache } from 'lru-cache';
import type { Brochure } from '#brochure/brochure.ts';
import { matchesEtag } from '#functions/lib/http/request.ts';
import { HttpError } from '#functions/lib/http/responses.ts';
import { sha256 } from '#platform/sha256.ts';
import { createGetEndpoint, type FunctionConfig, type SiteContext } from './lib/endpoint/endpoint.ts';
import { fetchPhotos } from './lib/fetch-photos.ts';
import type { Runtime } from './lib/runtime/runtime.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/brochure/:slug.pdf',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** A brochure that was printed, or could not be. */
interface Printed {
  /** Undefined if printing failed. */
  readonly pdf: Uint8Array<ArrayBuffer> | undefined;
  /** When that was, if it failed or a photo was missing; undefined for a complete brochure. */
  readonly failedAt: number | undefined;
}

/** By ETag, which covers all their contents: a hundred or more. */
const cache = new LRUCache<string, Printed>({ maxSize: 32_000_000 });
const underWay = new Map<string, Promise<Printed>>();
const RETRY_AFTER_SECONDS = 60;
/** What a failure takes in the cache. */
const FAILURE_BYTES = 1000;

/** The brochure of a car as a PDF: printed at the first call, cached until the site is built again. */
async function downloadBrochure({ request, url, site, runtime }: SiteContext): Promise<Response> {
  const slug = /^\/brochure\/([a-z0-9-]+)\.pdf$/.exec(url.pathname)?.[1];
  const brochure = slug === undefined ? undefined : await runtime.findBrochure(site, slug);
  if (!brochure) throw new HttpError(404, "There's no brochure because this vehicle is no longer for sale.");
  const etag = computeEtag(brochure);
  const known = { etag, ...CACHE_HEADERS };
  if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers: known });
  const { pdf, failedAt } = await printOnce(etag, brochure, url, runtime);
  if (!pdf)
    throw new HttpError(503, "This brochure isn't available right now. Please try again in a minute.", {
      headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
    });
  return respondPdf(pdf, slug, failedAt === undefined ? known : { 'cache-control': 'no-store' });
}

/** Everybody who asks meanwhile, and for a minute after a failure, gets what the first one got. */
function printOnce(etag: string, brochure: Brochure, url: URL, runtime: Runtime): Promise<Printed> {
  const known = cache.get(etag);
  if (known && !isDue(known, runtime.now())) return Promise.resolve(known);
  const printing =
    underWay.get(etag) ?? print(etag, brochure, url, runtime).finally(() => underWay.delete(etag));
  underWay.set(etag, printing);
  return printing;
}

/** Whether to print again. A clock that was put back makes nobody wait. */
function isDue({ failedAt }: Printed, now: Date): boolean {
  return failedAt !== undefined && Math.abs(now.getTime() - failedAt) >= RETRY_AFTER_SECONDS * 1000;
}

async function print(etag: string, brochure: Brochure, url: URL, runtime: Runtime): Promise<Printed> {
  const { photos, complete } = await fetchPhotos(brochure.car.photos, url, runtime);
  const now = runtime.now().getTime();
  const printed = await printPdf(brochure, photos, runtime).then(
    (pdf) => ({ pdf, failedAt: complete ? undefined : now }),
    (error: Error) => {
      runtime.log(`brochure: ${url.pathname}: ${error.message}`);
      return { pdf: undefined, failedAt: now };
    },
  );
  cache.set(etag, printed, { size: printed.pdf?.length ?? FAILURE_BYTES });
  return printed;
}

async function printPdf(
  brochure: Brochure,
  photos: readonly Uint8Array[],
  runtime: Runtime,
): Promise<Uint8Array<ArrayBuffer>> {
  if (runtime.printBrochure) return runtime.printBrochure(brochure, photos);
  // Imported on demand: cached answers do not need it.
  const { printBrochure } = await import('#brochure/print.ts');
  return printBrochure(brochure, photos);
}

/** A price may change at any time: browsers revalidate; Netlify caches until the next deploy. */
const CACHE_HEADERS = {
  'cache-control': 'public, max-age=0, must-revalidate',
  'netlify-cdn-cache-control': 'public, durable, max-age=86400, must-revalidate',
} as const;

function respondPdf(
  pdf: Uint8Array<ArrayBuffer>,
  slug: string | undefined,
  headers: Readonly<Record<string, string>>,
): Response {
  return new Response(pdf, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="${slug}.pdf"`,
      'x-content-type-options': 'nosniff',
      // The car's page has the same contents, and is more recent.
      'x-robots-tag': 'noindex',
      ...headers,
    },
  });
}

/** A hash of the brochure's data. New print code always has a new build, which empties the cache. */
function computeEtag(brochure: Brochure): string {
  return `"${sha256(JSON.stringify(brochure), 'base64url', 24)}"`;
}

export default createGetEndpoint(config, downloadBrochure);
