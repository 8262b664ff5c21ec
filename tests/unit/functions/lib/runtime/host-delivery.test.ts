import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { DeliveryJobs } from '#functions/lib/runtime/delivery-jobs.ts';
import { createHostDelivery } from '#functions/lib/runtime/host-delivery.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';

test('a host sends what is due, then alerts, and does neither before there is a store', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'host-delivery-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const file = join(dir, 'leads.sqlite');
  const done: string[] = [];
  const note = (what: string) => () => {
    done.push(what);
    return Promise.resolve();
  };
  const jobs = {
    processQueue: note('sent'),
    sendAlerts: note('alerted'),
    forEachDealer: async (work: (site: ReturnType<typeof makeSiteFacts>) => Promise<void>) =>
      work(makeSiteFacts()),
    runMaintenance: note('maintained'),
  } satisfies Partial<DeliveryJobs>;
  const delivery = createHostDelivery(jobs, file);
  await delivery.processQueues();
  expect(done).toEqual([]);
  await writeFile(file, '');
  await delivery.processQueues();
  expect(done).toEqual(['sent', 'alerted']);
  await delivery.close();
  await delivery.processQueues();
  expect(done).toHaveLength(2);
});
