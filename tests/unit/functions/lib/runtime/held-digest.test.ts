import { expect, onTestFinished, test } from 'vitest';
import { createDeliveryJobs } from '#functions/lib/runtime/delivery-jobs.ts';
import { createMailerFactory } from '#leads/mail/mailer.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { LEAD_STORES } from '#tests/support/servers/lead-stores.ts';
import { startTestMailServer } from '#tests/support/servers/test-mail-server.ts';

/** A dealer that holds unverified leads, with its store and mailbox. `startHost` opens the jobs of a host at a time. */
async function openDealer() {
  const server = await startTestMailServer();
  onTestFinished(server.close);
  const [[, open]] = LEAD_STORES;
  const { store } = await open();
  const { leads } = makeSiteFacts();
  const mail = { from: 'website@example.com.au', smtpEnv: 'SMTP' };
  const facts = makeSiteFacts({
    leads: { ...leads, unverified: 'hold', mail, digestTo: ['boss@example.com.au'] },
  });
  const startHost = (now: Date, log: (line: string) => void) =>
    createDeliveryJobs({
      sites: () => Promise.resolve([facts]),
      store: () => store,
      createTargets: () => [],
      openAlertChannels: () => [],
      openMailer: createMailerFactory({ SMTP: server.url }),
      now: () => now,
      log,
    });
  return { server, store, startHost };
}

const START = Date.parse('2026-11-22T00:00:00Z');

test('the digest is sent once a day, however often a host starts and however many there are', async () => {
  const { server, store, startHost } = await openDealer();
  await store.save(makeLead({ handling: 'held' }));
  const hours = [0, 0.1, 12, 22, 24, 24.5, 48];
  const sent: number[] = [];
  for (const hour of hours) {
    const jobs = startHost(new Date(START + hour * 3_600_000), (line) => expect(line).toBe(''));
    const before = server.mails.length;
    await jobs.runMaintenance();
    if (server.mails.length > before) sent.push(hour);
  }
  expect(sent).toEqual([0, 24, 48]);
});

test('the daily maintenance e-mails the number of held enquiries, and nothing about the people', async () => {
  const { server, store, startHost } = await openDealer();
  const lines: string[] = [];
  const jobs = startHost(new Date(START), (line) => lines.push(line));

  await jobs.runMaintenance();
  expect(server.mails).toEqual([]);

  for (const handling of ['held', 'held', 'deliver'] as const) await store.save(makeLead({ handling }));
  await jobs.runMaintenance();
  const [digest, ...more] = server.mails;
  expect(more).toEqual([]);
  expect(digest).toMatchObject({
    recipients: ['boss@example.com.au'],
    subject: '2 enquiries are waiting to be checked',
    text: expect.stringContaining('The oldest came in at 11am on Saturday 21 November.'),
  });
  expect(digest?.raw).not.toContain('Zo');
  expect(lines).toEqual([]);
});
