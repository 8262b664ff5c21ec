import { describe, expect, onTestFinished, test } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import { deliverOne } from '#leads/delivery/queue/process-queue.ts';
import { createTargetFactory } from '#leads/delivery/targets/create-targets.ts';
import type { JsonObject, Lead } from '#leads/intake/lead.ts';
import { makeDeliveryContext } from '#tests/support/factories/make-delivery-context.ts';
import { makeLocation, makeOpeningHour } from '#tests/support/factories/make-location.ts';
import { makeEnquiry } from '#tests/support/factories/make-outbound-lead.ts';
import { makeCarFacts, makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { LEAD_STORES } from '#tests/support/servers/lead-stores.ts';
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

/** A dealer that acknowledges, and its mail server. */
async function openDealer(over: Parameters<typeof makeDeliveryContext>[0] = {}) {
  const server = await startTestMailServer();
  onTestFinished(server.close);
  const desk = await makeDeliveryContext(over);
  const { claim } = desk.store;
  const open = createTargetFactory({ env: { SMTP: server.url }, dataDir: undefined, claim, log: desk.log });
  const mail = { from: 'website@example.com.au', smtpEnv: 'SMTP' };
  const targets = open('example', { targets: {}, acknowledge: true, mail });
  return {
    desk,
    server,
    /** Delivers a lead; its record afterwards. */
    async deliver(lead: Lead) {
      await desk.store.save(lead);
      await deliverOne(lead.id, { ...desk, dealer: DEALER, targets });
      return desk.store.findRecord('example', lead.id);
    },
  };
}

/** An enquiry whose captcha was solved. */
const makeVerified = (userData: JsonObject = {}, over: Partial<Lead> = {}) =>
  makeEnquiry(userData, { verified: true, ...over });

/** Delivers one lead of a dealer that acknowledges; the e-mails to its visitor. */
async function acknowledge(lead: Lead) {
  const { deliver, server } = await openDealer();
  await deliver(lead);
  return server.mails;
}

test('the visitor gets what was asked, the location, its hours and the next steps', async () => {
  const mails = await acknowledge(makeVerified());
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    recipients: ['ada@example.com'],
    subject: "We've got your enquiry: Vehicle Enquiry, 2021 Toyota Corolla",
  });
  expect(mails[0]?.text).toBe(`Hi Ada,

Thanks for getting in touch about the 2021 Toyota Corolla.

We've got your enquiry. We'll be in touch to answer your questions and confirm the car is still available.

Example Mareeba
Mon to Fri: 8.30am to 5pm
Saturday: Closed
Sunday: Closed

Example Motors
07 5550 0100
https://www.example.com.au
`);
});

test("no text of a stranger is sent: what isn't plainly a given name is left out, as are all free texts", async () => {
  const link = 'http://t.co/x';
  const free = { last_name: link, message: link, Rego: link, part: link, offer: link, subject: link };
  const [mail] = await acknowledge(makeVerified({ name: link, ...free }));
  expect(mail?.text).toMatch(/^Hi,\n\n/);
  expect(mail?.raw).not.toContain('t.co');
  expect(mail?.recipients).toEqual(['ada@example.com']);
});

test.each<[string, Lead]>([
  ['an enquiry whose captcha was not solved', makeEnquiry()],
  ['spam', makeEnquiry({}, { handling: 'spam' })],
  ['an accepted offer', makeEnquiry({}, { form: 'offer-accepted' })],
  ['an enquiry without an address', makeVerified({ email: '' })],
])('nobody gets one for %s', async (_, lead) => expect(await acknowledge(lead)).toEqual([]));

describe.each(LEAD_STORES)('of a dealer whose leads are in %s', (_, open) => {
  test('an address gets one a day, however it is written; another attempt of one lead is the same one', async () => {
    const { store, reopen } = await open();
    const one = await openDealer({ store });
    const other = await openDealer({ store: reopen() });
    // Stores forget claims by their own clocks. Ten o'clock in the morning, in Brisbane.
    const tomorrow = new Date(new Date(Date.now() + DAY_MS).setUTCHours(0, 0, 0, 0));
    for (const { desk } of [one, other]) desk.time = tomorrow;
    one.server.rejectWith(450);
    const first = makeVerified({ email: 'ada@example.com' });
    await one.deliver(first);
    expect(await other.deliver(makeVerified({ email: 'A.da+news@EXAMPLE.com' }))).toMatchObject({
      receipts: [{ outcome: 'refused', note: 'this address had one today' }],
    });
    one.server.rejectWith(0);
    for (const { desk } of [one, other]) desk.advance(60);
    await one.deliver(first);
    await other.deliver(makeVerified({ email: 'eve@example.com' }));
    for (const { desk } of [one, other]) desk.advance(86_400);
    await other.deliver(makeVerified({ email: 'ada@example.com' }));
    expect(one.server.mails.map(({ recipients }) => recipients)).toEqual([['ada@example.com']]);
    expect(other.server.mails.map(({ recipients }) => recipients)).toEqual([
      ['eve@example.com'],
      ['ada@example.com'],
    ]);
  });

  test('one that the mail server refuses counts as refused, and makes no dead letter', async () => {
    const { store } = await open();
    const { deliver, server, desk } = await openDealer({ store });
    server.rejectWith(550);
    const record = await deliver(makeVerified());
    expect(record).toMatchObject({
      pending: undefined,
      receipts: [{ target: 'visitor.acknowledgement', outcome: 'refused' }],
    });
    expect((await store.countLeads('example')).counts).toMatchObject({ delivered: 1, dead: 0 });
    expect(await store.listStuck('example')).toEqual([]);
    expect(desk.lines).toEqual([]);
  });
});
