import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import { describe, expect, onTestFinished, test } from 'vitest';
import { coalesce, createDeliveryJobs } from '#functions/lib/runtime/delivery-jobs.ts';
import { leadsSchema } from '#leads/delivery/target-schema.ts';
import type { LeadStore } from '#leads/store/store.ts';
import { openEmptyStore } from '#tests/support/factories/make-accept-context.ts';
import { CRM_TARGET, makeCrmEnv } from '#tests/support/factories/make-delivery-context.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { startTestCrm } from '#tests/support/servers/test-crm.ts';
import { startTestMailServer } from '#tests/support/servers/test-mail-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const BOSS = 'boss@example.com.au';

/** The jobs of a host with one dealer, who has a mail server, a CRM and another receiver. Time stands still unless it is set. */
async function openHost(
  leads: Omit<v.InferInput<typeof leadsSchema>, 'mail'>,
  { scrub }: Partial<Pick<LeadStore, 'scrub'>> = {},
) {
  const [crm, hook, mailbox] = await Promise.all([startTestCrm(), startTestCrm(), startTestMailServer()]);
  onTestFinished(mailbox.close);
  const opened = await openEmptyStore();
  const store = { ...opened, scrub: scrub ?? opened.scrub };
  const env = { ...makeCrmEnv(crm), SMTP: mailbox.url, ALERTS_URL: hook.url };
  const mail = { from: 'website@example.com.au', smtpEnv: 'SMTP' };
  const facts = makeSiteFacts({
    locations: [makeLocation()],
    leads: v.parse(leadsSchema, { targets: { crm: CRM_TARGET }, mail, ...leads }),
  });
  const lines: string[] = [];
  const host = {
    crm,
    hook,
    mails: mailbox.mails,
    rejectMail: mailbox.rejectWith,
    store,
    lines,
    time: new Date('2026-11-22T00:00:00Z'),
    subjects: () => mailbox.mails.map(({ subject }) => subject),
  };
  const jobs = createDeliveryJobs({
    sites: () => Promise.resolve([facts, { ...facts, slug: 'other', dealer: 'other' }]),
    store: () => store,
    env,
    operationsUrl: 'https://ops.example.net/operations/',
    now: () => host.time,
    log: (line) => lines.push(line),
  });
  return Object.assign(host, {
    ...jobs,
    /** The maintenance at this time. */
    maintain: async (at: string | number) => {
      host.time = new Date(at);
      await jobs.runMaintenance();
      return host.subjects();
    },
  });
}

test('held enquiries are told by their number, once a day, however often hosts start', async () => {
  const host = await openHost({ unverified: 'hold', digestTo: [BOSS] });
  const start = host.time.getTime();
  expect(await host.maintain(start)).toEqual([]);
  for (const handling of ['held', 'held', 'deliver'] as const) await host.store.save(makeLead({ handling }));
  const sent: number[] = [];
  for (const hour of [0, 0.1, 12, 22, 24, 24.5, 48]) {
    const before = host.mails.length;
    await host.maintain(start + hour * HOUR);
    if (host.mails.length > before) sent.push(hour);
  }
  expect(sent).toEqual([0, 24, 48]);
  expect(host.mails[0]).toMatchObject({
    recipients: [BOSS],
    subject: '2 enquiries are waiting to be checked',
    text: expect.stringContaining('The oldest came in at 10am on Saturday 21 November.'),
  });
  expect(host.mails[0]?.raw).not.toContain('Zo');
  expect(host.lines).toEqual([]);
});

test('the store is scrubbed once for all dealers, and again at the next run if it could not be', async () => {
  const scrubs: string[] = [];
  const answers = ['lock timeout', 'done'];
  const host = await openHost(
    {},
    {
      scrub: () => {
        const answer = answers.shift() ?? 'too many';
        scrubs.push(answer);
        return answer === 'lock timeout' ? Promise.reject(new Error(answer)) : Promise.resolve();
      },
    },
  );
  const old = { handling: 'held', received_at: '2024-01-01T00:00:00Z' } as const;
  for (const site of ['example', 'other']) await host.store.save(makeLead({ ...old, site }));
  host.time = new Date('2026-11-21T00:00:00Z');
  await host.runMaintenance();
  expect(scrubs).toEqual(['lock timeout']);
  expect(host.lines).toContain('leads: scrub: Error: lock timeout');
  expect(host.lines.filter((line) => line.includes('upkeep'))).toEqual([]);
  await host.runMaintenance();
  await host.runMaintenance();
  expect(scrubs).toEqual(['lock timeout', 'done']);
});

test('the report is e-mailed once, at the beginning of the next month, again if the mail server was down', async () => {
  const host = await openHost({ reportTo: [BOSS] });
  await host.store.save(makeLead({ received_at: '2026-11-10T00:00:00.000Z' }));
  host.rejectMail(451);
  // Still November in Brisbane: the report of October is too late.
  expect(await host.maintain('2026-11-30T13:00:00Z')).toEqual([]);
  expect(host.lines).toEqual([]);
  expect(await host.maintain('2026-11-30T15:00:00Z')).toEqual([]);
  expect(host.lines.at(-1)).toContain('leads: example: upkeep');
  host.rejectMail(0);
  const subject = '1 lead in November 2026, Example Motors';
  expect(await host.maintain('2026-12-01T15:00:00Z')).toEqual([subject]);
  expect(await host.maintain('2026-12-02T15:00:00Z')).toEqual([subject]);
  expect(host.mails[0]?.recipients).toEqual([BOSS]);
  const files = host.mails[0]?.attachments.map(({ filename }) => filename);
  expect(files).toEqual(['example-2026-11.html', 'example-2026-11.csv']);
  expect(await host.maintain('2027-01-08T00:00:00Z')).toHaveLength(1);
});

test('the staff of a dealer is told once that a target has failed for an hour, and once that it works again', async () => {
  const alerts = { to: [BOSS], urlEnv: 'ALERTS_URL', secretEnv: 'CRM_SECRET' };
  const host = await openHost({ alerts });
  /** Time passes, with a check at its end and one a minute later. */
  const pass = async (ms: number) => {
    for (const each of [ms, MINUTE]) {
      host.time = new Date(host.time.getTime() + each);
      await host.processQueues();
    }
  };
  host.crm.respondWith(() => ({ status: 500 }));
  await host.store.save(makeLead());
  await pass(0);
  await pass(57 * MINUTE);
  expect(host.subjects()).toEqual([]);
  await pass(MINUTE);
  for (let hours = 0; hours < 30; hours++) await pass(HOUR);
  const title = 'The target "crm" of Example Motors takes no leads';
  expect(host.subjects()).toEqual([title]);
  expect(host.mails[0]).toMatchObject({
    recipients: [BOSS],
    text: expect.stringMatching(
      /has failed since 10am on Sunday 22 November\. 1 lead is waiting.*ops\.example/s,
    ),
  });
  const told = () => host.hook.accepted.map(({ body }) => JSON.parse(body));
  const data = { site: 'example', trouble: 'failing-target crm', title };
  expect(told()).toMatchObject([{ type: 'leads.alert', timestamp: '2026-11-22T01:00:00.000Z', data }]);
  expect(host.hook.accepted[0]?.headers).toHaveProperty('webhook-signature');
  host.crm.respondWith(() => ({ status: 200 }));
  await pass(24 * HOUR);
  await pass(24 * HOUR);
  expect(host.subjects().slice(1)).toEqual(['Resolved: the target "crm" of Example Motors works']);
  expect(told().map(({ type }) => type)).toEqual(['leads.alert', 'leads.recovered']);
});

describe('work that is requested often', () => {
  test('runs once at a time, and once more for requests made meanwhile', async () => {
    let running = 0;
    let rounds = 0;
    const ask = coalesce(async () => {
      running += 1;
      expect(running).toBe(1);
      rounds += 1;
      if (rounds === 1) ask();
      await setTimeout(5);
      running -= 1;
    });
    await Promise.all([ask(), ask(), ask()]);
    expect(rounds).toBe(2);
    await ask();
    expect(rounds).toBe(3);
  });

  test('is done when it is asked for again after a failure', async () => {
    let fails = true;
    let done = 0;
    const ask = coalesce(() => {
      if (fails) return Promise.reject(new Error('no'));
      done += 1;
      return Promise.resolve();
    });
    await expect(ask()).rejects.toThrow('no');
    fails = false;
    await ask();
    expect(done).toBe(1);
  });
});
