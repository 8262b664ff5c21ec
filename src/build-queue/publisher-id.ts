import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '#platform/fs-errors.ts';

/** Hosts serve no folder whose name begins with a dot. */
const FILE = ['.server', 'folder-id'] as const;

/** The id of a folder of published sites, made when it is first asked for: the same for all hosts that share the folder. */
export async function readPublisherId(distDir: string): Promise<string> {
  const file = join(distDir, ...FILE);
  const known = await readFile(file, 'utf8').catch(ignoreMissing);
  if (known) return known;
  const id = randomUUID();
  const draft = `${file}.${id}`;
  await mkdir(join(distDir, FILE[0]), { recursive: true });
  await writeFile(draft, id);
  try {
    // Unlike a write, a link is there with its content or not at all, and the first one wins.
    await link(draft, file);
    return id;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readFile(file, 'utf8');
  } finally {
    await rm(draft, { force: true });
  }
}
