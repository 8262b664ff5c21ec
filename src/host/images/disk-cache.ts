import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreMissing } from '#platform/fs-errors.ts';
import { writeAtomically } from '#platform/write-atomically.ts';

/** A folder of reproducible results, bounded in bytes: the oldest are removed first. */
export interface DiskCache {
  read(name: string): Promise<Buffer<ArrayBuffer> | undefined>;
  write(name: string, body: Uint8Array): Promise<void>;
}

/** Pruning goes down to this share of the limit, so not every write has to prune. */
const PRUNE_RATIO = 0.9;
const UNKNOWN_SIZE = Number.POSITIVE_INFINITY;

/** Uses `dir` (created at the first write) for at most `maxBytes`, including the files of earlier runs. */
export function createDiskCache(dir: string, maxBytes: number): DiskCache {
  // At first, and after a failure, the size is read from the folder.
  let counted = Promise.resolve(UNKNOWN_SIZE);

  async function tidy(): Promise<number> {
    const files = await listFilesByAge(dir);
    let left = files.reduce((sum, file) => sum + file.bytes, 0);
    for (const file of files) {
      if (left <= maxBytes * PRUNE_RATIO) break;
      await rm(file.path, { force: true });
      left -= file.bytes;
    }
    return left;
  }

  return {
    read: (name) => readFile(join(dir, name)).catch(ignoreMissing),
    async write(name, body) {
      await writeAtomically(join(dir, name), body);
      counted = counted
        .catch(() => UNKNOWN_SIZE)
        .then((bytes) => (bytes + body.length > maxBytes ? tidy() : bytes + body.length));
      await counted;
    },
  };
}

async function listFilesByAge(dir: string): Promise<Array<{ path: string; bytes: number }>> {
  const names = await readdir(dir);
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(dir, name);
      const stats = await stat(path).catch(ignoreMissing);
      return stats?.isFile() ? [{ path, bytes: stats.size, writtenAt: stats.mtimeMs }] : [];
    }),
  );
  return files.flat().sort((a, b) => a.writtenAt - b.writtenAt);
}
