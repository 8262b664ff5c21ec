/** Compiled files, a dealer's assets and photographs, and the data of search pages. */
const HASHED_PATH =
  /^\/(_astro\/.|assets\/.*[.-][0-9a-f]{6,}\.[a-z0-9]+$|search\/[^/]+\.[0-9a-f]{8,}\.json$)/;

/** Whether the name of the file at this path of a site (`/assets/logo.1a2b3c4d.svg`) changes with its content. */
export function isHashedPath(path: string): boolean {
  return HASHED_PATH.test(path);
}
