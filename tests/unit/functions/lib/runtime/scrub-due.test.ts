import { expect, test } from 'vitest';
import { createDeliveryJobs } from '#functions/lib/runtime/delivery-jobs.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { LEAD_STORES } from '#tests/support/servers/lead-stores.ts';

test('the store is scrubbed once for all dealers, and again at the next run if it could not be', async () => {
  const [[, open]] = LEAD_STORES;
  const { store } = await open();
  const scrubs: string[] = [];
  const answers = ['lock timeout', 'done'];
  const lines: string[] = [];
  const builtAt = '2036-11-21T00:00:00Z';
  const jobs = createDeliveryJobs({
    sites: () => Promise.resolve([makeSiteFacts({ builtAt }), makeSiteFacts({ builtAt, dealer: 'other' })]),
    store: () => ({
      ...store,
      scrub: () => {
        const answer = answers.shift() ?? 'too many';
        scrubs.push(answer);
        return answer === 'lock timeout' ? Promise.reject(new Error(answer)) : Promise.resolve();
      },
    }),
    createTargets: () => [],
    openAlertChannels: () => [],
    openMailer: () => ({ send: () => Promise.resolve() }),
    now: () => new Date('2036-11-22T00:00:00Z'),
    log: (line) => lines.push(line),
  });
  for (const site of ['example', 'other']) await store.save(makeLead({ site, handling: 'held' }));
  await jobs.runMaintenance();
  expect(scrubs).toEqual(['lock timeout']);
  expect(lines).toContain('leads: scrub: Error: lock timeout');
  expect(lines.filter((line) => line.includes('upkeep'))).toEqual([]);
  await jobs.runMaintenance();
  await jobs.runMaintenance();
  expect(scrubs).toEqual(['lock timeout', 'done']);
});
