import { randomUUID } from 'node:crypto';
import { type BlobsAccess, openBlobs } from '#platform/blobs/open-blobs.ts';
import { runAlone } from '#platform/run-work.ts';
import { type BuildQueueState, getTimeOfRequest, parseBuildQueueState, withBuild } from './build.ts';
import type { BuildQueue } from './build-queue.ts';

/** Opens a queue in Netlify Blobs, for dealers that Netlify builds. */
export function openBlobsBuildQueue(access?: BlobsAccess): BuildQueue {
  const store = openBlobs('rebuild', access);

  async function read(dealer: string): Promise<BuildQueueState> {
    const [asked_at, builds] = await Promise.all([
      store.get(`asked/${dealer}`, { type: 'json' }),
      store.get(`builds/${dealer}`, { type: 'json' }),
    ]);
    return parseBuildQueueState(dealer, { asked_at, builds });
  }

  return {
    read,
    async claimMessage(dealer, message, until, now) {
      const prefix = `message/${dealer}/`;
      const { blobs } = await store.list({ prefix });
      const old = blobs.filter(({ key }) => Number.parseInt(key.slice(prefix.length), 10) < now.getTime());
      await Promise.all(old.map(({ key }) => store.delete(key)));
      // Conditional writes are not reliable everywhere: the caller that then finds its own mark has claimed the message.
      const key = `${prefix}${until.getTime()}-${message}`;
      const mark = randomUUID();
      if ((await store.get(key, { type: 'text' })) !== null) return false;
      await store.set(key, mark, { onlyIfNew: true });
      return (await store.get(key, { type: 'text' })) === mark;
    },
    async requestBuild(dealer, now) {
      const time = getTimeOfRequest(await read(dealer), now);
      if (time !== undefined) await store.setJSON(`asked/${dealer}`, time);
    },
    async recordBuild(dealer, build) {
      const { builds } = await read(dealer);
      await store.setJSON(`builds/${dealer}`, withBuild(builds, build));
    },
    async listDealers() {
      const { blobs } = await store.list({ prefix: 'asked/' });
      return blobs.map(({ key }) => key.slice('asked/'.length));
    },
    // Netlify starts a scheduled function once.
    runExclusively: runAlone,
  };
}
