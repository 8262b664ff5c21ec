import { describe, expect, onTestFinished, test } from 'vitest';
import { deliverOne } from '#leads/delivery/queue/process-queue.ts';
import { createTargetFactory } from '#leads/delivery/targets/create-targets.ts';
import type { Lead } from '#leads/intake/lead.ts';
import { makeDeliveryContext } from '#tests/support/factories/make-delivery-context.ts';
import { makeLocation, makeOpeningHour } from '#tests/support/factories/make-location.ts';
import { makeEnquiry } from '#tests/support/factories/make-outbound-lead.ts';
import { makeCarFacts, makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { startTestMailServer } from '#tests/support/servers/test-mail-server.ts';

const DEALER = makeSiteFacts({
  locations: [
    makeLocation({
      id: 'mareeba',
      contact_detail: { opening_hours: [1, 2, 3, 4, 5].map((day) => makeOpeningHour(day, '08:30', '17:00')) },
    }),
  ],
  stock: { c1: makeCarFacts({ location_id: 'mareeba' }) },
});

/** Delivers a lead of a dealer that acknowledges; the visitor's e-mails and the lead's record. */
async function deliver(lead: Lead, code = 0) {
  const server = await startTestMailServer();
  onTestFinished(server.close);
  server.rejectWith(code);
  const open = createTargetFactory({ env: { SMTP: server.url }, dataDir: undefined, log: () => {} });
  const mail = { from: 'website@example.com.au', smtpEnv: 'SMTP' };
  const context = await makeDeliveryContext();
  const acknowledging = {
    ...context,
    dealer: DEALER,
    targets: open('example', { targets: {}, acknowledge: true, mail }),
  };
  await context.store.save(lead);
  await deliverOne(lead.id, acknowledging);
  return { mails: server.mails, record: await context.store.findRecord('example', lead.id) };
}

test('the visitor gets what was asked, the location, its hours and the next steps', async () => {
  const lead = makeEnquiry({ message: 'Is it still there?\nI can come on Friday.' });
  const { mails } = await deliver(lead);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    recipients: ['ada@example.com'],
    subject: "We've got your enquiry: Vehicle Enquiry, 2021 Toyota Corolla",
  });
  expect(mails[0]?.text).toBe(`Hi Ada Example,

Thanks for getting in touch about the 2021 Toyota Corolla.

We've got your enquiry. We'll be in touch to answer your questions and confirm the car is still available.

You wrote:

> Is it still there?
> I can come on Friday.

Example Mareeba
Mon to Fri: 8.30am to 5pm
Saturday: Closed
Sunday: Closed

Example Motors
07 5550 0100
https://www.example.com.au
`);
});

test.each([
  [
    'a test drive',
    { category: 'Test Drive', test_drive_date: '2026-12-25T03:00' },
    'You asked for:\n\nTest Drive Booking Date: Friday 25 December 2026, 3am',
  ],
  [
    'a service',
    { category: 'Service Enquiry', Rego: '123ABC', service_date: '2026-12-04' },
    'You asked for:\n\nRego: 123ABC\nPreferred day: Friday 4 December 2026',
  ],
  [
    'a delivery',
    { category: 'Online Purchase', collection: 'Deliver it to my postcode' },
    'You asked for:\n\nPick-up or delivery? Deliver it to my postcode',
  ],
])('%s: the visitor reads what was asked, with dates in words', async (_, userData, asked) => {
  const { mails } = await deliver(makeEnquiry(userData));
  expect(mails[0]?.text).toContain(`\n\n${asked}\n\n`);
});

describe('nobody gets one for', () => {
  test.each<[string, Lead]>([
    ['spam', makeEnquiry({}, { handling: 'spam' })],
    ['an accepted offer', makeEnquiry({}, { form: 'offer-accepted' })],
  ])('%s', async (_, lead) => {
    expect((await deliver(lead)).mails).toEqual([]);
  });

  test('an unverified enquiry: a program could have e-mails sent to anybody', async () => {
    const lead = makeEnquiry();
    const unverified = { ...lead, payload: { ...lead.payload, verification: 'unverified' } };
    expect((await deliver(unverified)).mails).toEqual([]);
  });
});

test('an address that the mail server refuses does not make the lead a dead letter', async () => {
  const { record } = await deliver(makeEnquiry(), 550);
  expect(record?.pending).toBeUndefined();
  expect(record?.receipts).toMatchObject([{ target: 'visitor.acknowledgement', outcome: 'delivered' }]);
});
