import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMailer, createMailerFactory } from '#leads/mail/mailer.ts';
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
