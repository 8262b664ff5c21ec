import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface HostUnderTest<Figures> {
  /** The disk that real data would use. */
  readonly dataDir: string;
  readonly slug: string;
  /** Writes what the host serves. */
  readonly publish: (distDir: string) => Promise<void>;
  /** Measures the host, whose data is in `dir`. */
  readonly measure: (host: ChildProcess, dir: string) => Promise<Figures>;
}

/** Measures a host in a process and a folder of its own, both gone afterwards. */
export async function withHost<Figures>({
  dataDir,
  slug,
  publish,
  measure,
}: HostUnderTest<Figures>): Promise<Figures> {
  await mkdir(dataDir, { recursive: true });
  const dir = await mkdtemp(join(dataDir, 'bench-host-'));
  try {
    const distDir = join(dir, 'dist');
    await publish(distDir);
    const host = fork(fileURLToPath(new URL('host-process.ts', import.meta.url)), [distDir, dir, slug]);
    try {
      return await measure(host, dir);
    } finally {
      const exited = once(host, 'exit');
      host.disconnect();
      await exited;
    }
  } finally {
    await rm(dir, { recursive: true });
  }
}
