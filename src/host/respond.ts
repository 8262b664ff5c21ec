import { FastResponse } from 'srvx';
import { matchesEtag } from '#functions/lib/http/etag.ts';
import { getCacheControl, isHashedPath, REVALIDATE } from '#host/static/cache-control.ts';
import { type Compressor, chooseEncoding } from '#host/static/compression.ts';
import { getContentType, isCompressible } from '#host/static/content-type.ts';
import { applyHeaderRules, type HeaderRule } from '#host/static/headers-file.ts';
import type { LoadedFile } from '#platform/file-cache.ts';

/** Compressing less than this saves no packet. */
const MIN_COMPRESSIBLE_BYTES = 512;

export interface FileResponseOptions {
  readonly request: Request;
  readonly file: LoadedFile;
  /** The decoded path that was asked for: header rules and caching go by it. */
  readonly path: string;
  readonly rules: readonly HeaderRule[];
  readonly compress: Compressor;
  readonly status?: number;
}

/** Answers with a file: compressed as the browser likes it, 304 when it has it, headers alone for HEAD. */
export async function respondFile(answer: FileResponseOptions): Promise<Response> {
  const { request, file, path, status = 200 } = answer;
  const headers = new Headers({
    'content-type': getContentType(file.path),
    'cache-control': getCacheControl(path),
  });
  applyHeaderRules(headers, answer.rules, path);
  // The 404 page at the address of a file that is kept for ever must not be kept for ever.
  if (status !== 200) headers.set('cache-control', REVALIDATE);
  const text = isCompressible(headers.get('content-type') ?? '');
  if (text) headers.append('vary', 'Accept-Encoding');
  const wanted =
    text && file.body.length >= MIN_COMPRESSIBLE_BYTES ? request.headers.get('accept-encoding') : null;
  const encoding = chooseEncoding(wanted);
  const etag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
  if (status === 200) {
    headers.set('etag', etag);
    if (matchesEtag(request, etag)) return respondNotModified(headers);
  }
  if (!encoding) return respondBytes(request, file.body, headers, status);
  headers.set('content-encoding', encoding);
  const body = await answer.compress(file, encoding, isHashedPath(path) ? 'forEver' : 'onTheFly');
  return respondBytes(request, body, headers, status);
}

/** 304 with the headers that a full answer would have had, without those of a body. */
export function respondNotModified(headers: Headers): Response {
  headers.delete('content-type');
  return new FastResponse(null, { status: 304, headers });
}

/** Answers with bytes; to HEAD with their length alone. */
export function respondBytes(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  headers: Headers,
  status = 200,
): Response {
  headers.set('content-length', String(body.length));
  return new FastResponse(request.method === 'HEAD' ? null : body, { status, headers });
}

/** Answers with one plain sentence: for errors that have no page of their own. */
export function respondText(
  request: Request,
  status: number,
  text: string,
  more: Readonly<Record<string, string>> = {},
): Response {
  const headers = new Headers({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...more,
  });
  return respondBytes(request, new TextEncoder().encode(`${text}\n`), headers, status);
}

/** Refuses a method and names those that are possible. */
export function respondNotAllowed(request: Request, allow: readonly string[]): Response {
  return respondText(request, 405, `${request.method} is not possible here.`, { allow: allow.join(', ') });
}

/** Sends the browser to another address. `location` is ready for a header: encoded. */
export function respondRedirect(request: Request, status: number, location: string): Response {
  return respondText(request, status, `See ${location}`, { location, 'cache-control': REVALIDATE });
}
