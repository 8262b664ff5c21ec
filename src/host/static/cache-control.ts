/** For files whose name changes with their content. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** For everything else: browsers ask each time, and mostly hear 304. */
export const ASK_EACH_TIME = 'public, max-age=0, must-revalidate';

const NAMED_BY_CONTENT = /^\/_astro\/|^\/assets\/.*\.[0-9a-f]{8,}\.[a-z0-9]+$/;

/** Whether the name of the file at a path changes with its content: compiled files and a dealer's hashed assets. */
export function isNamedByContent(path: string): boolean {
  return NAMED_BY_CONTENT.test(path);
}

/** The Cache-Control of the file at a path, where `_headers` says nothing else. */
export function cacheControl(path: string): string {
  return isNamedByContent(path) ? FOR_EVER : ASK_EACH_TIME;
}
