import { expect, onTestFinished, test } from 'vitest';
import { createDeliveryJobs } from '#functions/lib/runtime/delivery-jobs.ts';
import { createMailerFactory } from '#leads/mail/mailer.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { LEAD_STORES } from '#tests/support/servers/lead-stores.ts';
import { startTestMailServer } from '#tests/support/servers/test-mail-server.ts';

test('the digest is sent once a day, however often a host starts and however many there are', async () => {
  const server = await startTestMailServer();
  onTestFinished(server.close);
  const [[, open]] = LEAD_STORES;
  const { store } = await open();
  const { leads } = makeSiteFacts();
  const mail = { from: 'website@example.com.au', smtpEnv: 'SMTP' };
  const facts = makeSiteFacts({
    leads: { ...leads, unverified: 'hold', mail, digestTo: ['boss@example.com.au'] },
  });
  await store.save(makeLead({ handling: 'held' }));
  const hours = [0, 0.1, 12, 22, 24, 24.5, 48];
  const sent: number[] = [];
  for (const hour of hours) {
    const jobs = createDeliveryJobs({
      sites: () => Promise.resolve([facts]),
      store: () => store,
      createTargets: () => [],
      openAlertChannels: () => [],
      openMailer: createMailerFactory({ SMTP: server.url }),
      now: () => new Date(Date.parse('2026-11-22T00:00:00Z') + hour * 3_600_000),
      log: (line) => expect(line).toBe(''),
    });
    const before = server.mails.length;
    await jobs.runMaintenance();
    if (server.mails.length > before) sent.push(hour);
  }
  expect(sent).toEqual([0, 24, 48]);
});

test('the daily maintenance e-mails the number of held enquiries, and nothing about the people', async () => {
  const server = await startTestMailServer();
  onTestFinished(server.close);
  const [[, open]] = LEAD_STORES;
  const { store } = await open();
  const { leads } = makeSiteFacts();
  const mail = { from: 'website@example.com.au', smtpEnv: 'SMTP' };
  const facts = makeSiteFacts({
    leads: { ...leads, unverified: 'hold', mail, digestTo: ['boss@example.com.au'] },
  });
  const lines: string[] = [];
  const jobs = createDeliveryJobs({
    sites: () => Promise.resolve([facts]),
    store: () => store,
    createTargets: () => [],
    openAlertChannels: () => [],
    openMailer: createMailerFactory({ SMTP: server.url }),
    now: () => new Date('2026-11-22T00:00:00Z'),
    log: (line) => lines.push(line),
  });

  await jobs.runMaintenance();
  expect(server.mails).toEqual([]);

  for (const handling of ['held', 'held', 'deliver'] as const) await store.save(makeLead({ handling }));
  await jobs.runMaintenance();
  const [digest, ...more] = server.mails;
  expect(more).toEqual([]);
  expect(digest).toMatchObject({
    recipients: ['boss@example.com.au'],
    subject: '2 enquiries are waiting to be checked',
    text: expect.stringContaining('The oldest came in at 2026-11-21T00:00:00.000Z.'),
  });
  expect(digest?.raw).not.toContain('Zo');
  expect(lines).toEqual([]);
});
