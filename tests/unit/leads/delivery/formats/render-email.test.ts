import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutboundLead } from '#leads/delivery/formats/outbound-lead.ts';
import type { EmailTargetConfig } from '#leads/delivery/target-schema.ts';
import { createEmailTarget } from '#leads/delivery/targets/email-target.ts';
import { makeOutboundLead } from '#tests/support/factories/make-outbound-lead.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
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

const send = (parcel: OutboundLead, over: Partial<EmailTargetConfig> = {}) =>
  createEmailTarget('mail', { ...TARGET, ...over }, server.url).send(parcel, NOW);

async function mailOf(parcel: OutboundLead, over: Partial<EmailTargetConfig> = {}): Promise<TestMail> {
  expect(await send(parcel, over)).toMatchObject({ outcome: 'delivered' });
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

  test('in the name of the dealership', async () => {
    const mail = await mailOf(
      makeOutboundLead({}, { dealer: makeSiteFacts({ name: 'Example\r\nBcc: thief@example.net' }) }),
    );
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.recipients).toEqual(TARGET.to);
  });
});

describe('a mail server that does not take it', () => {
  test.each([
    [450, 'failed', 'EMESSAGE 450'],
    [554, 'refused', 'EMESSAGE 554'],
  ] as const)('with %i: %s', async (code, outcome, said) => {
    server.rejectWith(code);
    const reply = await send(makeOutboundLead());
    server.rejectWith(0);
    expect(reply).toEqual({ outcome, note: `the mail server did not take it (${said})` });
  });

  test('that is unreachable: another attempt follows', async () => {
    const sender = createEmailTarget('mail', TARGET, 'smtp://127.0.0.1:9');
    expect(await sender.send(makeOutboundLead(), NOW)).toMatchObject({ outcome: 'failed' });
  });
});
