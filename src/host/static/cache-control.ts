import { isHashedPath } from '#platform/hashed-path.ts';

/** For files whose name changes with their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For everything else: browsers revalidate each time and usually get a 304. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** The default Cache-Control of the file at a path; `_headers` may override it. */
export function getCacheControl(path: string): string {
  return isHashedPath(path) ? IMMUTABLE : REVALIDATE;
}
