import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file, and its folder, in one step: readers see the old content or the new, and a crash leaves the old.
 * `durable`: the content is flushed to disk before the file gets its name.
 */
export async function writeAtomically(
  file: string,
  content: string | Uint8Array | Iterable<string>,
  { durable = false } = {},
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // A unique name, because two processes may write the same file at the same time.
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    const handle = await open(temporary, 'w');
    try {
      await handle.writeFile(content);
      if (durable) await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
