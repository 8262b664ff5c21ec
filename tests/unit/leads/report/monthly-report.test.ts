import * as v from 'valibot';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createDeliveryJobs } from '#functions/lib/runtime/delivery-jobs.ts';
import { leadsSchema } from '#leads/delivery/target-schema.ts';
import type { JsonObject, Lead } from '#leads/intake/lead.ts';
import { createMailerFactory } from '#leads/mail/mailer.ts';
import { buildMonthlyReport } from '#leads/report/build-report.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';
import { makeEnquiry } from '#tests/support/factories/make-outbound-lead.ts';
import { makeCarFacts, makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { LEAD_STORES } from '#tests/support/servers/lead-stores.ts';
import { startTestMailServer } from '#tests/support/servers/test-mail-server.ts';

const ZONE = 'Australia/Brisbane';
const DEALER = makeSiteFacts({
  locations: [makeLocation({ id: 'mareeba', name: 'Example Mareeba' })],
  stock: { c1: makeCarFacts(), c9: makeCarFacts({ year: 2024, make: 'Kia', model: 'EV6' }) },
});
/** A month with enquiries of every kind, and one just before and after it. */
async function makeMonth(open: (typeof LEAD_STORES)[number][1]) {
  const { store } = await open();
  const about = (car_id: string | null, userData: JsonObject, { payload, ...over }: Partial<Lead> = {}) => {
    const lead = makeEnquiry(userData, { received_at: '2026-11-10T00:00:00.000Z', ...over });
    return { ...lead, payload: { ...lead.payload, car_id, ...payload } };
  };
  const enquiry = about('c1', { location: 'mareeba' });
  const leads = [
    enquiry,
    about('c1', {}, { received_at: '2026-10-31T14:00:00.000Z' }),
    about('gone', { location: 'closed' }, { payload: { car_name: '2011 Ford Falcon' } }),
    about(null, {}, { form: 'contact', payload: { verification: 'unverified' } }),
    about(null, {}, { form: 'contact', handling: 'held' }),
    about(null, {}, { form: 'contact', handling: 'spam' }),
    about(null, {}, { received_at: '2026-10-31T13:59:59.999Z' }),
    about(null, {}, { received_at: '2026-11-30T14:00:00.000Z' }),
    about(null, {}, { form: 'trade-in-offer' }),
    about(null, {}, { form: 'offer-accepted' }),
    about(null, {}, { form: 'miscellaneous' }),
  ];
  for (const lead of leads) await store.save(lead);
  const attempt = { target: 'crm', note: '' };
  const at = (seconds: number) => new Date(Date.parse(enquiry.received_at) + seconds * 1000).toISOString();
  await store.recordAttempt('example', enquiry.id, { ...attempt, at: at(1), outcome: 'failed' });
  await store.recordAttempt('example', enquiry.id, { ...attempt, at: at(6), outcome: 'delivered' });
  const [, , gone] = leads;
  await store.recordAttempt('example', gone?.id ?? '', { ...attempt, at: at(600), outcome: 'delivered' });
  const reveal = { site: 'example', kind: 'phone-reveal' } as const;
  for (const [time, car_id] of [
    ['2026-11-02', 'c9'],
    ['2026-11-03', 'c1'],
    ['2026-11-04', null],
    ['2026-12-02', 'c1'],
  ] as const)
    await store.track({ ...reveal, at: `${time}T00:00:00.000Z`, details: { car_id } });
  return store;
}

describe.each(LEAD_STORES)('the report of a month from a store in %s', (_, open) => {
  test('counts enquiries by form, location, source and car, reveals, and how targets answered', async () => {
    const store = await makeMonth(open);
    const report = await buildMonthlyReport('2026-11', { store, dealer: DEALER, timeZone: ZONE });
    expect(report).toEqual({
      site: 'example',
      name: 'Example Motors',
      month: '2026-11',
      leads: 5,
      leadsBefore: 1,
      unverified: 1,
      spam: 1,
      held: 1,
      dead: 0,
      reveals: 3,
      offersMade: 1,
      offersAccepted: 1,
      forms: [
        { name: 'Enquire', leads: 3 },
        { name: 'Contact Us', leads: 2 },
      ],
      locations: [
        { name: 'No location', leads: 3 },
        { name: 'closed', leads: 1 },
        { name: 'Example Mareeba', leads: 1 },
      ],
      sources: [{ name: 'Direct or unknown', leads: 5 }],
      campaigns: [],
      cars: [
        { id: 'c1', name: '2021 Toyota Corolla', leads: 2, reveals: 1 },
        { id: 'gone', name: '2011 Ford Falcon', leads: 1, reveals: 0 },
        { id: 'c9', name: '2024 Kia EV6', leads: 0, reveals: 1 },
      ],
      targets: [
        { target: 'crm', delivered: 2, refused: 0, failed: 1, medianSeconds: 6, slowestSeconds: 600 },
      ],
    });
  });
});

test('the report is e-mailed once, at the beginning of the next month, again if the mail server was down', async () => {
  const [[, open]] = LEAD_STORES;
  const store = await makeMonth(open);
  const server = await startTestMailServer();
  onTestFinished(server.close);
  const facts = {
    ...DEALER,
    leads: v.parse(leadsSchema, {
      mail: { from: 'website@example.com.au', smtpEnv: 'SMTP' },
      reportTo: ['boss@example.com.au'],
    }),
  };
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
  const subject = '5 leads in November 2026, Example Motors';
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
