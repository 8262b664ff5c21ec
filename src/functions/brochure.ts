import { createByteCache } from '#platform/byte-cache.ts';
import { sha256 } from '#platform/sha256.ts';
import type { Brochure } from '#server/brochure/brochure.ts';
import { createGetEndpoint, type FunctionConfig, type SiteContext } from './lib/endpoint/endpoint.ts';
import { fetchPhotos } from './lib/fetch-photos.ts';
import { matchesEtag } from './lib/http/etag.ts';
import { HttpError } from './lib/http/http-error.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/brochure/:slug.pdf',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Printed brochures by ETag, which covers all their contents: a hundred or more. */
const pdfCache = createByteCache<Uint8Array<ArrayBuffer>>(32_000_000);

/** The brochure of a car as a PDF: printed at the first call, cached until the site is built again. */
async function downloadBrochure({ request, url, site, runtime }: SiteContext): Promise<Response> {
  const slug = /^\/brochure\/([a-z0-9-]+)\.pdf$/.exec(url.pathname)?.[1];
  const brochure = slug === undefined ? undefined : await runtime.findBrochure(site, slug);
  if (!brochure) throw new HttpError(404, "There's no brochure because this vehicle is no longer for sale.");
  const etag = computeEtag(brochure);
  const known = { etag, ...CACHE_HEADERS };
  if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers: known });
  const cached = pdfCache.get(etag);
  if (cached) return respondPdf(cached, slug, known);
  const { photos, complete } = await fetchPhotos(brochure.car.photos, url, runtime);
  // Imported on demand: cached answers do not need it.
  const { printBrochure } = await import('#server/brochure/print.ts');
  const pdf = await printBrochure(brochure, photos);
  if (!complete) return respondPdf(pdf, slug, { 'cache-control': 'no-store' });
  pdfCache.set(etag, pdf, pdf.length);
  return respondPdf(pdf, slug, known);
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
