import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { createDeliveryJobs } from '#functions/lib/runtime/delivery-jobs.ts';
import { leadsSchema } from '#leads/delivery/target-schema.ts';
import { createMailerFactory } from '#leads/mail/mailer.ts';
import { openEmptyStore } from '#tests/support/factories/make-accept-context.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeEnquiry } from '#tests/support/factories/make-outbound-lead.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { startTestMailServer } from '#tests/support/servers/test-mail-server.ts';

test('the report is e-mailed once, at the beginning of the next month, again if the mail server was down', async () => {
  const store = await openEmptyStore();
  await store.save(makeEnquiry({}, { received_at: '2026-11-10T00:00:00.000Z' }));
  const server = await startTestMailServer();
  onTestFinished(server.close);
  const facts = makeSiteFacts({
    locations: [makeLocation()],
    leads: v.parse(leadsSchema, {
      mail: { from: 'website@example.com.au', smtpEnv: 'SMTP' },
      reportTo: ['boss@example.com.au'],
    }),
  });
  let time = '';
  const lines: string[] = [];
  const jobs = createDeliveryJobs({
    sites: () => Promise.resolve([facts]),
    store: () => store,
    createTargets: () => [],
    openAlertChannels: () => [],
    openMailer: createMailerFactory({ SMTP: server.url }),
    now: () => new Date(time),
    log: (line) => lines.push(line),
  });
  const maintain = async (at: string) => {
    time = at;
    await jobs.runMaintenance();
    return server.mails.map(({ subject }) => subject);
  };
  server.rejectWith(451);
  // Still November in Brisbane: the report of October is too late.
  expect(await maintain('2026-11-30T13:00:00Z')).toEqual([]);
  expect(lines).toEqual([]);
  expect(await maintain('2026-11-30T15:00:00Z')).toEqual([]);
  expect(lines[0]).toContain('leads: example: upkeep');
  server.rejectWith(0);
  const subject = '1 lead in November 2026, Example Motors';
  expect(await maintain('2026-12-01T15:00:00Z')).toEqual([subject]);
  expect(await maintain('2026-12-02T15:00:00Z')).toEqual([subject]);
  const [mail] = server.mails;
  expect(mail?.recipients).toEqual(['boss@example.com.au']);
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
    'example-2026-11.html',
    'example-2026-11.csv',
  ]);
  expect(await maintain('2027-01-08T00:00:00Z')).toHaveLength(1);
});
