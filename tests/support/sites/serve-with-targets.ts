import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { LOOPBACK } from '#host/start-host.ts';
import type { TargetConfig } from '#leads/delivery/target-schema.ts';
import { getTestFolders } from '#scripts/test/environment.ts';
import { startSiteHost } from '#tests/support/servers/start-site-host.ts';

export interface DealersWithTargets {
  /** The address of a page of a dealer, on this test's own host. */
  readonly at: (slug: string, path: string) => string;
  /** The host's data: the store of leads, and the files of `file` targets. */
  readonly dataDir: string;
  readonly close: () => Promise<void>;
}

interface Options {
  readonly targets: Readonly<Record<string, TargetConfig>>;
  /** The addresses and secrets that the targets name. */
  readonly env: Readonly<Record<string, string>>;
}

/** Serves built demonstration dealers from a host of their own, whose leads go to the given targets. */
export async function serveWithTargets(
  slugs: readonly string[],
  { targets, env }: Options,
): Promise<DealersWithTargets> {
  const root = await mkdtemp(join(tmpdir(), 'dealers-'));
  const distDir = join(root, 'dist');
  const dataDir = join(root, 'data');
  const built = getTestFolders().distDir;
  await mkdir(join(distDir, '.server'), { recursive: true });
  for (const slug of slugs) {
    const facts = join('.server', `${slug}.json`);
    const { leads, ...others } = JSON.parse(await readFile(join(built, facts), 'utf8'));
    await symlink(resolve(built, slug), join(distDir, slug));
    await writeFile(join(distDir, facts), JSON.stringify({ ...others, leads: { ...leads, targets } }));
  }
  const host = await startSiteHost({
    distDir,
    dataDir,
    trustedProxies: LOOPBACK,
    env: { LEADS_PRIVATE_HOSTS: '127.0.0.1', ...env },
  });
  return {
    at: (slug, path) => `http://${slug}.localhost:${host.port}${path}`,
    dataDir,
    close: async () => {
      await host.close();
      await rm(root, { recursive: true });
    },
  };
}
