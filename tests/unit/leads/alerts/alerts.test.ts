import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { createDeliveryJobs } from '#functions/lib/runtime/delivery-jobs.ts';
import { createAlertChannels } from '#leads/alerts/alert-channels.ts';
import { leadsSchema } from '#leads/delivery/target-schema.ts';
import { createTargetFactory } from '#leads/delivery/targets/create-targets.ts';
import { createSafePost } from '#leads/http/safe-post.ts';
import { createMailerFactory } from '#leads/mail/mailer.ts';
import { parseSignedMessage } from '#platform/webhooks/signature.ts';
import { openEmptyStore } from '#tests/support/factories/make-accept-context.ts';
import { CRM_TARGET, makeCrmEnv } from '#tests/support/factories/make-delivery-context.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { startTestCrm } from '#tests/support/servers/test-crm.ts';
import { startTestMailServer } from '#tests/support/servers/test-mail-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ALERTS = { to: ['boss@example.com.au'], urlEnv: 'ALERTS_URL', secretEnv: 'CRM_SECRET' };

/** A dealer with a CRM, an alert mailbox and an alert webhook, whose host checks every minute. */
async function openDealer({ alerts = ALERTS } = {}) {
  const [crm, hook, mail] = await Promise.all([startTestCrm(), startTestCrm(), startTestMailServer()]);
  for (const { close } of [crm, hook, mail]) onTestFinished(close);
  const env = { ...makeCrmEnv(crm), SMTP: mail.url, ALERTS_URL: hook.url };
  const store = await openEmptyStore();
  const facts = makeSiteFacts({
    leads: v.parse(leadsSchema, {
      targets: { crm: CRM_TARGET },
      mail: { from: 'website@example.com.au', smtpEnv: 'SMTP' },
      alerts,
    }),
  });
  const lines: string[] = [];
  const log = (line: string) => {
    lines.push(line);
  };
  let time = Date.parse('2026-11-21T00:00:00Z');
  const now = () => new Date(time);
  const post = createSafePost(new Set(['127.0.0.1']));
  const openMailer = createMailerFactory(env);
  const jobs = createDeliveryJobs({
    sites: () => Promise.resolve([facts]),
    store: () => store,
    createTargets: createTargetFactory({ env, dataDir: undefined, claim: store.claim, log }),
    openAlertChannels: (leads) => createAlertChannels(leads, { env, post, openMailer }),
    openMailer,
    operationsUrl: 'https://ops.example.net/operations/',
    now,
    log,
  });
  return {
    crm,
    hook,
    mail,
    store,
    lines,
    now,
    lead: async (over: Parameters<typeof makeLead>[0] = {}) => {
      const lead = makeLead({ received_at: now().toISOString(), ...over });
      await store.save(lead);
      return lead;
    },
    /** Time passes, with a check at its end and one a minute later. */
    pass: async (ms: number) => {
      time += ms;
      await jobs.processQueues();
      time += MINUTE;
      await jobs.processQueues();
    },
    subjects: () => mail.mails.map(({ subject }) => subject),
    events: () => hook.accepted.map(({ body }) => JSON.parse(body)),
  };
}

test('the staff of a dealer is told once that a target has failed for an hour, and once that it works again', async () => {
  const dealer = await openDealer();
  dealer.crm.respondWith(() => ({ status: 500 }));
  await dealer.lead();
  await dealer.pass(0);
  await dealer.pass(57 * MINUTE);
  expect(dealer.subjects()).toEqual([]);
  await dealer.pass(MINUTE);
  for (let hours = 0; hours < 30; hours++) await dealer.pass(HOUR);
  const headline = 'The target "crm" of Example Motors takes no leads';
  expect(dealer.subjects()).toEqual([headline]);
  expect(dealer.mail.mails[0]).toMatchObject({
    recipients: ['boss@example.com.au'],
    text: expect.stringContaining('has failed since 11am on Saturday 21 November. 1 lead is waiting'),
  });
  expect(dealer.events()).toEqual([
    {
      type: 'leads.alert',
      timestamp: '2026-11-21T01:00:00.000Z',
      text: expect.stringContaining(headline),
      data: { site: 'example', trouble: 'failing-target crm', title: headline },
    },
  ]);
  const [received] = dealer.hook.accepted;
  const headers = new Headers(received?.headers as Record<string, string>);
  expect(parseSignedMessage(headers, Buffer.from(received?.body ?? ''))).toBeDefined();

  dealer.crm.respondWith(() => ({ status: 200 }));
  await dealer.pass(DAY);
  await dealer.pass(DAY);
  expect(dealer.subjects().slice(1)).toEqual(['Resolved: the target "crm" of Example Motors works']);
  expect(dealer.events().map(({ type }) => type)).toEqual(['leads.alert', 'leads.recovered']);
});
