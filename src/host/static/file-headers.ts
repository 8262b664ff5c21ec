import { extname } from 'node:path';
import { isHashedPath } from '#platform/hashed-path.ts';

/** Media types by file extension. Text is always UTF-8. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.tsv': 'text/tab-separated-values; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.wasm': 'application/wasm',
};

/** The Content-Type of a file name; files with an unknown extension are downloads. */
export function getContentType(path: string): string {
  return TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

const COMPRESSIBLE_TYPES = /^(text\/|image\/svg|image\/x-icon|application\/(json|xml|manifest\+json|wasm))/;

/** Whether compression is worthwhile: for text, but not for pictures, fonts and videos, which are compressed already. */
export function isCompressible(type: string): boolean {
  return COMPRESSIBLE_TYPES.test(type);
}

/** For files whose name changes with their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For everything else: browsers revalidate each time and usually get a 304. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** The default Cache-Control of the file at a path; `_headers` may override it. */
export function getCacheControl(path: string): string {
  return isHashedPath(path) ? IMMUTABLE : REVALIDATE;
}
