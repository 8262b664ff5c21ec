import { describe, expect, onTestFinished, test } from 'vitest';
import { DAY_MS } from '#domain/durations.ts';
import { deliverOne } from '#leads/delivery/queue/process-queue.ts';
import { renderAcknowledgement } from '#leads/delivery/targets/acknowledgement.ts';
import { createTargetFactory } from '#leads/delivery/targets/create-targets.ts';
import type { JsonObject, Lead } from '#leads/intake/lead.ts';
import { makeDeliveryContext } from '#tests/support/factories/make-delivery-context.ts';
import { makeFormConfig } from '#tests/support/factories/make-form-config.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeLocation, makeOpeningHour } from '#tests/support/factories/make-location.ts';
import { makeEnquiry, makeOutboundLead } from '#tests/support/factories/make-outbound-lead.ts';
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

const SIGNATURE = 'Example Motors\n07 5550 0100\nhttps://www.example.com.au\n';
const YARD = makeLocation({ id: 'yard', name: 'Example Yard' });
const WEEK = makeLocation({
  id: 'week',
  name: 'Example Week',
  contact_detail: {
    opening_hours: [0, 1, 2, 3, 4, 5, 6].map((day) => makeOpeningHour(day, '08:00', '16:00')),
  },
});

/** The acknowledgement of an enquiry from 'Ada' with these answers. */
function render(
  userData: JsonObject,
  dealer: Parameters<typeof makeSiteFacts>[0] = {},
  rest: JsonObject = {},
) {
  const lead = makeLead({
    payload: { userData: { name: 'Ada', email: 'ada@example.com', ...userData }, ...rest },
  });
  const facts = makeSiteFacts({ locations: [YARD, WEEK], ...dealer });
  return renderAcknowledgement(makeOutboundLead({}, { lead, dealer: facts }), 'website@example.com.au');
}

test('an enquiry of which nothing else is known is acknowledged in three paragraphs', () => {
  expect(render({})).toMatchObject({
    subject: "We've got your enquiry: Enquiry",
    text: `Hi Ada,\n\nThanks for getting in touch.\n\n${SIGNATURE}`,
  });
});

test('the next steps have the word of the dealer for a vehicle', () => {
  const { subject, text } = render(
    { category: 'Test Drive' },
    { forms: makeFormConfig({ vehicle: 'truck' }) },
    { car_name: '2019 Isuzu NPR' },
  );
  expect(subject).toBe("We've got your enquiry: Test Drive, 2019 Isuzu NPR");
  expect(text).toBe(
    `Hi Ada,\n\nThanks for getting in touch about the 2019 Isuzu NPR.\n\nWe've got your test drive request. We'll call to lock in a time and have the truck ready for you. Please bring your driver licence.\n\n${SIGNATURE}`,
  );
});

test.each([
  ['Ada', 'Hi Ada,'],
  ['Mary-Jane O’Neil', 'Hi Mary-Jane O’Neil,'],
  ["D'Arcy", "Hi D'Arcy,"],
  ['Zoë', 'Hi Zoë,'],
  ['Nguyễn Thị', 'Hi Nguyễn Thị,'],
  ['evil.example', 'Hi,'],
  ['a@b', 'Hi,'],
  ['Call 0412 345 678', 'Hi,'],
  ['Ada\nClick here', 'Hi,'],
  ['-', 'Hi,'],
  ['A'.repeat(24), `Hi ${'A'.repeat(24)},`],
  ['A'.repeat(25), 'Hi,'],
  ['', 'Hi,'],
])('a visitor is greeted by name only if it plainly is one: %j', (name, greeting) => {
  expect(String(render({ name }).text).split('\n\n')[0]).toBe(greeting);
});

test('what the visitor chose has a line each', () => {
  const chosen = { collection: "I'll pick it up", service_date: '2026-12-04' };
  expect(render(chosen).text).toContain(
    "\n\nYou asked for:\n\nPick-up or delivery? I'll pick it up\nPreferred day: Friday 4 December 2026\n\n",
  );
});

test('a time outside the opening hours is answered with the nearest ones', () => {
  expect(render({ nearest_open_times: '8am on Monday' }).text).toContain(
    "\n\nWe're closed at the time you asked for. Our nearest open times are 8am on Monday.\n\n",
  );
});

test.each([
  [
    'with its hours, none of which is today',
    'week',
    'Example Week\nMon to Fri: 8am to 4pm\nSaturday: 8am to 4pm\nSunday: 8am to 4pm',
  ],
  ['without hours by its name', 'yard', 'Example Yard'],
])('the location of the enquiry is told %s', (_, location, told) => {
  expect(render({ location }).text).toBe(
    `Hi Ada,\n\nThanks for getting in touch.\n\n${told}\n\n${SIGNATURE}`,
  );
});

test('a location that is not there is not told', () => {
  expect(render({ location: 'gone' }).text).toBe(`Hi Ada,\n\nThanks for getting in touch.\n\n${SIGNATURE}`);
});

test('a dealer without a number of its own signs without one', () => {
  expect(render({}, { phone: null }).text).toMatch(/\n\nExample Motors\nhttps:\/\/www\.example\.com\.au\n$/);
});

test('names of several lines are one line in the headers', () => {
  const { from, to, subject } = render({ category: 'A\nB' }, { name: 'Example\r\nMotors' });
  expect({ from, to, subject }).toEqual({
    from: { name: 'Example Motors', address: 'website@example.com.au' },
    to: [{ name: '', address: 'ada@example.com' }],
    subject: "We've got your enquiry: A B",
  });
});
