import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** A file of a dealer's public/, published as it is: 'google1a2b.html', '.well-known/security.txt'. */
export interface RootFile {
  /** Its path in the site, without a slash in front. */
  readonly path: string;
  readonly file: string;
}

/** Files that systems leave in folders. */
const LEFTOVERS = /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini|\.gitkeep)$/;

/** Every file below a dealer's public folder; none when there is no such folder. */
export async function readRootFiles(dir: string): Promise<RootFile[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return { path: relative(dir, file).replaceAll('\\', '/'), file };
    })
    .filter(({ path }) => !LEFTOVERS.test(path));
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
