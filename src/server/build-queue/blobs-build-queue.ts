import { randomUUID } from 'node:crypto';
import { type BlobsAccess, openBlobs } from '#platform/blobs/open-blobs.ts';
import { type Asked, type Build, dueAt, withBuild } from './build.ts';
import type { RebuildBook } from './build-queue.ts';

const AT_ONCE = { quiet: 0, gap: 0 } as const;

/** Keeps it in Netlify Blobs: for a dealer that Netlify builds. */
export function openBlobBook(access?: BlobsAccess): RebuildBook {
  const store = openBlobs('rebuild', access);

  async function json<T>(key: string): Promise<T | undefined> {
    return ((await store.get(key, { type: 'json' })) as T | null) ?? undefined;
  }

  async function read(dealer: string): Promise<Asked> {
    const [asked_at, builds] = await Promise.all([
      json<string>(`asked/${dealer}`),
      json<Build[]>(`builds/${dealer}`),
    ]);
    return { asked_at: asked_at ?? null, builds: builds ?? [] };
  }

  return {
    read,
    async take(dealer, message, until, now) {
      const prefix = `message/${dealer}/`;
      const { blobs } = await store.list({ prefix });
      const old = blobs.filter(({ key }) => Number.parseInt(key.slice(prefix.length), 10) < now.getTime());
      await Promise.all(old.map(({ key }) => store.delete(key)));
      // Conditional writes do not hold everywhere: whoever then finds its own mark has the message.
      const key = `${prefix}${until.getTime()}-${message}`;
      const mark = randomUUID();
      if ((await store.get(key, { type: 'text' })) !== null) return false;
      await store.set(key, mark, { onlyIfNew: true });
      return (await store.get(key, { type: 'text' })) === mark;
    },
    async ask(dealer, now) {
      if (dueAt(await read(dealer), AT_ONCE)) return;
      await store.setJSON(`asked/${dealer}`, now.toISOString());
    },
    async note(dealer, build) {
      const { builds } = await read(dealer);
      await store.setJSON(`builds/${dealer}`, withBuild(builds, build));
    },
    async dealers() {
      const { blobs } = await store.list({ prefix: 'asked/' });
      return blobs.map(({ key }) => key.slice('asked/'.length));
    },
  };
}
