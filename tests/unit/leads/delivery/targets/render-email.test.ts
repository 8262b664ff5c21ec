import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutboundLead } from '#leads/delivery/formats/outbound-lead.ts';
import { type EmailTargetConfig, email, renderEmail } from '#leads/delivery/targets/email.ts';
import type { JsonObject } from '#leads/intake/lead.ts';
import { makeLead } from '#tests/support/factories/make-lead.ts';
import { makeEnquiry, makeOutboundLead } from '#tests/support/factories/make-outbound-lead.ts';
import { readAdf } from '#tests/support/readers/read-adf.ts';
import {
  startTestMailServer,
  type TestMail,
  type TestMailServer,
} from '#tests/support/servers/test-mail-server.ts';

const TARGET: EmailTargetConfig = {
  kind: 'email',
  format: 'text',
  to: ['sales@example.com.au', 'crm@example.com.au'],
  from: 'website@example.com.au',
  smtpEnv: 'SMTP',
};
const NOW = new Date('2026-11-21T00:00:00Z');

let server: TestMailServer;
beforeAll(async () => {
  server = await startTestMailServer();
});
afterAll(() => server.close());

const openTarget = (address: string, over: Partial<EmailTargetConfig> = {}) =>
  email.open(
    'mail',
    { ...TARGET, ...over },
    {
      readVariable: () => address,
      dataDir: undefined,
      post: () => Promise.reject(new Error('not by HTTP')),
    },
  );

const send = (parcel: OutboundLead, over: Partial<EmailTargetConfig> = {}) =>
  openTarget(server.url, over).send(parcel, NOW);

async function mailOf(parcel: OutboundLead, over: Partial<EmailTargetConfig> = {}): Promise<TestMail> {
  expect(await send(parcel, over)).toMatchObject({ outcome: 'delivered', note: 'taken by the mail server' });
  const mail = server.mails.at(-1);
  if (!mail) throw new Error('no mail came');
  return mail;
}

test('a lead is an e-mail for people; replies go to the visitor', async () => {
  const parcel = makeOutboundLead();
  const mail = await mailOf(parcel);
  expect(mail).toMatchObject({
    from: { name: 'Example Motors website', address: 'website@example.com.au' },
    replyTo: [{ name: 'Ada Example', address: 'ada@example.com' }],
    subject: 'Vehicle Enquiry: 2021 Toyota Corolla, Ada Example',
    messageId: `<${parcel.lead.id}@www.example.com.au>`,
    recipients: TARGET.to,
  });
  expect(mail.text).toContain('First name: Ada\nLast name: Example\n');
  expect(mail.text).toContain('Message: Is it still there?\nI can come on Friday.\n');
  expect(mail.text).toContain('Agreed to: Send me news.\n');
  expect(mail.text).toContain(`Reference: ${parcel.lead.id}\n`);
});

test('the same as ADF, for a system that reads mail', async () => {
  const mail = await mailOf(makeOutboundLead({ name: 'Zoë “Q” 𝓍' }), { format: 'adf' });
  expect(readAdf(mail.text ?? '').get('prospect/customer/contact/name@first')).toBe('Zoë “Q” 𝓍');
});

test('it is dated when the lead was received, and lists all of it', () => {
  const lead = makeLead({ payload: { userData: { name: 'Ada' } } });
  const mail = renderEmail(makeOutboundLead({}, { lead }), TARGET);
  expect(mail.date).toEqual(new Date(lead.received_at));
  expect(mail.text).toBe(`First name: Ada\nReceived: 11am on Saturday 21 November\nReference: ${lead.id}\n`);
  expect(mail.to).toEqual(TARGET.to.map((address) => ({ name: '', address })));
});

test.each<[string, Partial<OutboundLead>, unknown]>([
  ['the visitor', {}, { name: 'Ada Example', address: 'ada@example.com' }],
  ['nobody without an address', { lead: makeEnquiry({ email: '' }) }, undefined],
  [
    'the person of the enquiry that it follows',
    { lead: makeLead({ form: 'offer-accepted', payload: {} }), originalLead: makeEnquiry({ name: 'Zoë' }) },
    { name: 'Zoë Example', address: 'ada@example.com' },
  ],
])('replies go to %s', (_, over, replyTo) => {
  expect(renderEmail(makeOutboundLead({}, over), TARGET).replyTo).toEqual(replyTo);
});

describe('the subject', () => {
  const userData = { category: 'General Enquiry', name: 'Ada' };
  const gone = { car_id: 'c9', car_name: '2019 Kia Rio' };

  test.each<[string, JsonObject, string]>([
    ['the category and the person', { userData }, 'General Enquiry: Ada'],
    ['only the category', { userData: { category: 'General Enquiry' } }, 'General Enquiry'],
    ['the vehicle too', { userData, ...gone }, 'General Enquiry: 2019 Kia Rio, Ada'],
    ['a mark', { userData, verification: 'unverified' }, 'General Enquiry (unverified): Ada'],
    ['no mark of another kind', { userData, verification: 'passed' }, 'General Enquiry: Ada'],
    ['the subcategory of what is from no form', { subcategory: '3. Offer Accepted' }, '3. Offer Accepted'],
    [
      'careers, which are filed as a general enquiry',
      { userData: { ...userData, subcategory: 'Career Enquiry' } },
      'Career Enquiry: Ada',
    ],
    ['the category rather than the subcategory', { userData, subcategory: 'Used' }, 'General Enquiry: Ada'],
    ['what it is, of a saved valuation', {}, 'Valuation'],
  ])('has %s', (_, payload, subject) => {
    const lead = makeLead({ payload });
    expect(renderEmail(makeOutboundLead({}, { lead }), TARGET).subject).toBe(subject);
  });

  const tradeIn = { category: 'Trade-In', Rego: '123ABC' };
  test.each([
    [makeEnquiry(tradeIn, { form: 'trade-in' }), 'Trade-In: 123ABC towards 2021 Toyota Corolla, Ada Example'],
    [
      makeEnquiry({ ...tradeIn, Rego: '' }, { form: 'trade-in' }),
      'Trade-In: towards 2021 Toyota Corolla, Ada Example',
    ],
    [makeLead({ form: 'trade-in', payload: { userData: tradeIn } }), 'Trade-In: 123ABC'],
  ])('has the trade-in and the vehicle to buy', (lead, subject) => {
    expect(renderEmail(makeOutboundLead({}, { lead }), TARGET).subject).toBe(subject);
  });

  test('of an accepted offer has the vehicle that was bought, and its owner', () => {
    const lead = makeLead({ form: 'offer-accepted', payload: { subcategory: '3. Offer Accepted' } });
    const originalLead = makeEnquiry(tradeIn, { form: 'trade-in' });
    expect(renderEmail(makeOutboundLead({}, { lead, originalLead }), TARGET).subject).toBe(
      '3. Offer Accepted: 123ABC, Ada Example',
    );
  });
});

describe('nothing that is written gets into the headers, or reaches others', () => {
  const INJECTIONS = [
    'Ada\r\nBcc: thief@example.net',
    'Ada\nBcc: thief@example.net',
    'Ada\rBcc: thief@example.net',
    'Ada\u2028Bcc: thief@example.net',
    'Ada\u0085Bcc: thief@example.net',
    'Ada\r\n\r\nanother body',
    'Ada, thief@example.net',
    'Ada" <thief@example.net>, "',
    'Ada <thief@example.net>',
    '=?utf-8?q?Ada=0D=0ABcc:thief=40example.net?=',
    `${'Ada '.repeat(400)}\r\nBcc: thief@example.net`,
  ];

  test.each(INJECTIONS.flatMap((text) => ['name', 'category'].map((field) => [field, text] as const)))(
    'in %s: %j',
    async (field, text) => {
      const mail = await mailOf(makeOutboundLead({ [field]: text }));
      expect(mail.recipients).toEqual(TARGET.to);
      expect([mail.to?.map(({ address }) => address), mail.cc, mail.bcc]).toEqual([
        TARGET.to,
        undefined,
        undefined,
      ]);
      expect(mail.replyTo?.map(({ address }) => address)).toEqual(['ada@example.com']);
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(mail.text).toContain('Last name: Example');
    },
  );

  test.each([
    'ada@example.com, thief@example.net',
    'ada@example.com\r\nBcc: thief@example.net',
    '"a,b"@example.com',
  ])('in the address to answer to: %j', async (email) => {
    const mail = await mailOf(makeOutboundLead({ email }));
    expect(mail.recipients).toEqual(TARGET.to);
    expect(mail.replyTo?.length ?? 0).toBeLessThanOrEqual(1);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  });
});

describe('a mail server that does not take it', () => {
  test.each([
    [450, 'failed', 'EMESSAGE 450'],
    [499, 'failed', 'EMESSAGE 499'],
    [500, 'refused', 'EMESSAGE 500'],
    [554, 'refused', 'EMESSAGE 554'],
  ] as const)('with %i: %s', async (code, outcome, said) => {
    server.rejectWith(code);
    const reply = await send(makeOutboundLead());
    server.rejectWith(0);
    expect(reply).toMatchObject({ outcome, note: `the mail server did not take it (${said})` });
  });

  test.each([
    [450, 'failed', 'EENVELOPE 450'],
    [550, 'refused', 'EENVELOPE 550'],
  ] as const)('because of a recipient, with %i: %s', async (code, outcome, said) => {
    server.rejectRecipientsWith(code);
    const reply = await send(makeOutboundLead());
    server.rejectRecipientsWith(0);
    expect(reply).toMatchObject({ outcome, note: `the mail server did not take it (${said})` });
  });

  test('because it does not know our login: somebody may fix that', async () => {
    const address = new URL(server.url);
    address.username = 'website';
    address.password = 'secret';
    const sender = openTarget(address.href);
    expect(await sender.send(makeOutboundLead(), NOW)).toMatchObject({
      outcome: 'failed',
      note: 'the mail server did not take it (EAUTH 535)',
    });
  });

  test('that is unreachable: another attempt follows', async () => {
    const sender = openTarget('smtp://127.0.0.1:9');
    expect(sender.name).toBe('mail');
    expect(await sender.send(makeOutboundLead(), NOW)).toMatchObject({
      outcome: 'failed',
      note: 'the mail server did not take it (ESOCKET)',
    });
  });
});
