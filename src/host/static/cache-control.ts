/** For files whose name changes with their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For everything else: browsers revalidate each time and usually get a 304. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

const HASHED_PATH = /^\/_astro\/|^\/assets\/.*\.[0-9a-f]{8,}\.[a-z0-9]+$/;

/** Whether the file's name changes with its content: true for compiled files and a dealer's hashed assets. */
export function isHashedPath(path: string): boolean {
  return HASHED_PATH.test(path);
}

/** The default Cache-Control of the file at a path; `_headers` may override it. */
export function getCacheControl(path: string): string {
  return isHashedPath(path) ? IMMUTABLE : REVALIDATE;
}
