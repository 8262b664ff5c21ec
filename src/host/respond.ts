import { FastResponse } from 'srvx';
import { matchesEtag } from '#functions/lib/http/request.ts';
import { type Compressor, chooseEncoding } from '#host/static/compression.ts';
import { applyHeaderRules, type HeaderRule } from '#host/static/headers-file.ts';
import type { LoadedFile } from '#platform/file-cache.ts';
import { isHashedPath } from '#platform/hashed-path.ts';
import { getCacheControl, getContentType, isCompressible, REVALIDATE } from './static/file-headers.ts';

/** Compressing smaller bodies doesn't save a packet. */
const MIN_COMPRESSIBLE_BYTES = 512;

export interface FileResponseOptions {
  readonly request: Request;
  readonly file: LoadedFile;
  /** The decoded path of the request: header rules and caching depend on it. */
  readonly path: string;
  readonly rules: readonly HeaderRule[];
  readonly compress: Compressor;
  readonly status?: number;
}

/** Sends a file: compressed if the browser accepts it, 304 if it has it already, headers only for HEAD. */
export async function respondFile(answer: FileResponseOptions): Promise<Response> {
  const { request, file, path, status = 200 } = answer;
  const headers = new Headers({
    'content-type': getContentType(file.path),
    'cache-control': getCacheControl(path),
  });
  applyHeaderRules(headers, answer.rules, path);
  // A 404 page at the address of an immutable file must not be cached as immutable.
  if (status !== 200) headers.set('cache-control', REVALIDATE);
  const text = isCompressible(headers.get('content-type') ?? '');
  if (text) headers.append('vary', 'Accept-Encoding');
  // Ranges count the bytes of the file itself.
  const range = status === 200 ? request.headers.get('range') : null;
  const acceptedEncodings =
    text && range === null && file.body.length >= MIN_COMPRESSIBLE_BYTES
      ? request.headers.get('accept-encoding')
      : null;
  const encoding = chooseEncoding(acceptedEncodings);
  const etag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
  if (status === 200) {
    headers.set('etag', etag);
    headers.set('accept-ranges', 'bytes');
    if (matchesEtag(request, etag)) return respondNotModified(headers);
  }
  if (range !== null && isCurrent(request, etag)) return respondRange(request, file.body, headers, range);
  const level = isHashedPath(path) ? 'best' : 'quick';
  const compressed = encoding && (await answer.compress(file, encoding, level));
  if (compressed) headers.set('content-encoding', encoding);
  else if (status === 200) headers.set('etag', `"${file.hash}"`);
  return respondBytes(request, compressed ?? file.body, headers, status);
}

/** Whether a range of what the browser has would fit to this version. */
function isCurrent(request: Request, etag: string): boolean {
  const condition = request.headers.get('if-range');
  return condition === null || condition === etag;
}

function respondRange(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  headers: Headers,
  header: string,
): Response {
  const range = parseRange(header, body.length);
  if (range === undefined) return respondBytes(request, body, headers);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${body.length}`);
    return respondBytes(request, new Uint8Array(), headers, 416);
  }
  headers.set('content-range', `bytes ${range.first}-${range.last}/${body.length}`);
  return respondBytes(request, body.subarray(range.first, range.last + 1), headers, 206);
}

/** Sends a 304 with the headers of the full response, without those of a body. */
export function respondNotModified(headers: Headers): Response {
  headers.delete('content-type');
  return new FastResponse(null, { status: 304, headers });
}

/** Sends bytes; for HEAD only their length. */
export function respondBytes(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  headers: Headers,
  status = 200,
): Response {
  headers.set('content-length', String(body.length));
  // srvx copies an array for each response, but not a view: a hundred slow readers of a video would hold it a hundred times.
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  return new FastResponse(request.method === 'HEAD' ? null : view, { status, headers });
}

/** Sends one plain sentence, for errors without a page. */
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

/** Sends a 405 that names the allowed methods. */
export function respondNotAllowed(request: Request, allow: readonly string[]): Response {
  return respondText(request, 405, `${request.method} is not possible here.`, { allow: allow.join(', ') });
}

/** Sends the browser to another address. `location` is ready for a header: encoded. */
export function respondRedirect(request: Request, status: number, location: string): Response {
  return respondText(request, status, `See ${location}`, { location, 'cache-control': REVALIDATE });
}

/** A part of a body: the first and the last byte. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

const SINGLE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * Reads a Range header for a body of `size` bytes. Undefined if the whole body answers it: no header, another unit, several
 * ranges, nonsense. 'unsatisfiable' if no byte is in it.
 */
export function parseRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = SINGLE_RANGE.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  // '-500' are the last 500 bytes.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return undefined;
  return first >= size || (from === '' && Number(to) === 0) ? 'unsatisfiable' : { first, last };
}
