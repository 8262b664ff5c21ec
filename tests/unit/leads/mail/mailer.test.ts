import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMailer, createMailerFactory, toHeaderText } from '#leads/mail/mailer.ts';
import { renderHeldDigest } from '#leads/mail/render-held-digest.ts';
import { startTestMailServer, type TestMailServer } from '#tests/support/servers/test-mail-server.ts';

const MESSAGE = {
  from: { name: 'Example Motors', address: 'website@example.com.au' },
  to: [{ name: 'Ada', address: 'ada@example.com' }],
  subject: 'Hello',
  text: 'Hi Ada\n',
};

let server: TestMailServer;
beforeAll(async () => {
  server = await startTestMailServer();
});
afterAll(() => server.close());

describe('a mailer', () => {
  test('hands each message to the mail server', async () => {
    const mailer = createMailer(server.url);
    await mailer.send(MESSAGE);
    await mailer.send({ ...MESSAGE, subject: 'Hello again' });
    expect(server.mails.slice(-2)).toMatchObject([
      {
        from: MESSAGE.from,
        to: MESSAGE.to,
        recipients: ['ada@example.com'],
        subject: 'Hello',
        text: 'Hi Ada\n',
      },
      { subject: 'Hello again' },
    ]);
  });

  test.each([
    ['File', { path: import.meta.filename }],
    ['Url', { href: 'http://127.0.0.1:9/' }],
  ])('attaches nothing from elsewhere: %s access', async (kind, attachment) => {
    const before = server.mails.length;
    await expect(createMailer(server.url).send({ ...MESSAGE, attachments: [attachment] })).rejects.toThrow(
      new RegExp(`^${kind} access rejected for`),
    );
    expect(server.mails).toHaveLength(before);
  });

  test('rejects with the answer of a server that does not accept the message, and can be used again', async () => {
    const mailer = createMailer(server.url);
    server.rejectWith(451);
    await expect(mailer.send(MESSAGE)).rejects.toMatchObject({ responseCode: 451, response: '451 not now' });
    server.rejectWith(0);
    await expect(mailer.send(MESSAGE)).resolves.toMatch(/^250 /);
  });

  test('rejects if no server is there', async () => {
    const gone = await startTestMailServer();
    await gone.close();
    await expect(createMailer(gone.url).send(MESSAGE)).rejects.toMatchObject({ code: 'ESOCKET' });
  });
});

describe('mailers by the name of a variable', () => {
  test('send by the server that it holds', async () => {
    await createMailerFactory({ SMTP: 'smtp://127.0.0.1:9', OTHER_SMTP: server.url })('OTHER_SMTP').send(
      MESSAGE,
    );
    expect(server.mails.at(-1)?.recipients).toEqual(['ada@example.com']);
  });

  test.each([{}, { SMTP: undefined }, { SMTP: '' }])('need it to be set: %j', (env) => {
    expect(() => createMailerFactory(env)('SMTP')).toThrow(
      /^needs the environment variable SMTP, which is not set$/,
    );
  });
});

const ENVELOPE = {
  dealer: 'example',
  name: 'Example Motors',
  timeZone: 'Australia/Brisbane',
  from: 'website@example.com.au',
  to: ['sales@example.com.au', 'office@example.com.au'],
};
const COMMANDS = `Read them:   npm run leads -- list --site example --state held
Deliver one: npm run leads -- redeliver <id>
Deliver all: npm run leads -- redeliver --site example --state held
`;

test.each([
  [
    1,
    'Australia/Brisbane',
    '1 enquiry is waiting to be checked',
    'The oldest came in at 10.04am on Saturday 21 November.',
  ],
  [
    2,
    'Australia/Sydney',
    '2 enquiries are waiting to be checked',
    'The oldest came in at 11.04am on Saturday 21 November.',
  ],
])('the digest of %i held enquiries, in %s', (count, timeZone, subject, oldest) => {
  const held = { count, since: '2026-11-21T00:04:00.000Z' };
  expect(renderHeldDigest(held, { ...ENVELOPE, timeZone })).toEqual({
    from: { name: 'Example Motors website', address: 'website@example.com.au' },
    to: [
      { name: '', address: 'sales@example.com.au' },
      { name: '', address: 'office@example.com.au' },
    ],
    subject,
    text: `${subject} on the Example Motors website because they didn't pass the spam check. ${oldest}\n\n${COMMANDS}`,
  });
});

test('a name of several lines is one line in the header of the digest', () => {
  const held = { count: 1, since: '2026-11-21T00:04:00.000Z' };
  const { from } = renderHeldDigest(held, { ...ENVELOPE, name: 'Example\r\nBcc: thief@example.net' });
  expect(from).toEqual({ name: 'Example Bcc: thief@example.net website', address: 'website@example.com.au' });
});

test.each([
  ['Ada Example', 'Ada Example'],
  ['', ''],
  [' \t\r\n ', ''],
  ['  Ada  \t Example  ', 'Ada Example'],
  ['Ada\r\nBcc: thief@example.net', 'Ada Bcc: thief@example.net'],
  ['a\u0000b\u0007c\u007fd\u0085e', 'a b c d e'],
  ['a\u2028b\u2029c', 'a b c'],
  ['a\u00a0b\u3000c', 'a b c'],
  ['\u0000Zoë “Q” O’Neill 🚗\u0000', 'Zoë “Q” O’Neill 🚗'],
  ['x'.repeat(150), 'x'.repeat(150)],
  ['x'.repeat(151), 'x'.repeat(150)],
  [`   ${'x'.repeat(150)}`, 'x'.repeat(150)],
  [`${'x'.repeat(149)}🚗`, `${'x'.repeat(149)}\ufffd`],
  ['a\ud83db', 'a\ufffdb'],
])('%j is %j in a header', (text, header) => expect(toHeaderText(text)).toBe(header));

const unit = fc.constantFrom(
  ' ',
  '\r',
  '\n',
  '\u0000',
  '\u0085',
  '\u2028',
  '\u00a0',
  'a',
  'é',
  '🚗',
  '\ud83d',
  '\udd97',
);

test('whatever a visitor writes is one short line that can be encoded', () => {
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 400 }), (text) => {
      const header = toHeaderText(text);
      expect(header).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]| {2}/u);
      expect(header.isWellFormed()).toBe(true);
      expect(header.length).toBeLessThanOrEqual(150);
    }),
  );
});
