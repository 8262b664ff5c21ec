import type { SendMailOptions } from 'nodemailer';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { type Alert, createAlertChannels } from '#leads/alerts/alert-channels.ts';

type Settings = Parameters<typeof createAlertChannels>[0];

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const MAIL = { from: 'website@example.com.au', smtpEnv: 'SMTP' };
const TO = ['boss@example.com.au', 'office@example.com.au'];
const WEBHOOK = { to: [], urlEnv: 'ALERTS_URL' };
const ENV = { ALERTS_URL: 'https://alerts.example.com/hook', ALERTS_SECRET: SECRET };

const ALERT: Alert = {
  type: 'leads.alert',
  id: 'a1',
  site: 'example',
  name: 'Example Motors',
  trouble: 'held-leads',
  at: new Date(),
  title: '1 lead is waiting',
  text: 'Read it.',
};

/** Channels with a mail server and a receiver that answers with a status, and what these were sent. */
function open(settings: Settings, { env = ENV, status = 200 }: { env?: object; status?: number } = {}) {
  const mails: [server: string, message: SendMailOptions][] = [];
  const posts: { url: string; headers: Readonly<Record<string, string>>; body: string }[] = [];
  const channels = createAlertChannels(settings, {
    env: { ...env },
    post: (url, headers, body) => {
      posts.push({ url: url.href, headers, body });
      return Promise.resolve({ status, retryAfter: undefined, text: '' });
    },
    openMailer: (server) => ({
      send: (message) => {
        mails.push([server, message]);
        return Promise.resolve();
      },
    }),
  });
  return { channels, mails, posts, send: async () => channels[0]?.send(ALERT) };
}

test.each<[string, Settings, readonly string[]]>([
  ['nothing', { alerts: undefined, mail: undefined }, []],
  ['only a mail server', { alerts: undefined, mail: MAIL }, []],
  ['recipients and a mail server', { alerts: { to: TO }, mail: MAIL }, ['email']],
  ['recipients without a mail server', { alerts: { to: TO }, mail: undefined }, []],
  ['a webhook', { alerts: WEBHOOK, mail: undefined }, ['webhook']],
  ['a webhook and a mail server, but no recipients', { alerts: WEBHOOK, mail: MAIL }, ['webhook']],
  ['all of it', { alerts: { ...WEBHOOK, to: TO }, mail: MAIL }, ['email', 'webhook']],
])('%s: the channels are %j', (_, settings, names) => {
  expect(open(settings).channels.map(({ name }) => name)).toEqual(names);
});

test('an e-mail goes to all recipients, from the website of the dealer', async () => {
  const { send, mails } = open({ alerts: { to: TO }, mail: MAIL });
  await send();
  expect(mails).toEqual([
    [
      'SMTP',
      {
        from: { name: 'Example Motors website', address: 'website@example.com.au' },
        to: TO.map((address) => ({ name: '', address })),
        subject: '1 lead is waiting',
        text: 'Read it.\n',
      },
    ],
  ]);
});

test('a name of several lines is one line in the headers of an e-mail', async () => {
  const { channels, mails } = open({ alerts: { to: TO }, mail: MAIL });
  await channels[0]?.send({ ...ALERT, name: 'Example\r\nMotors', title: '1 lead of Example\r\nMotors' });
  expect(mails[0]?.[1]).toMatchObject({
    from: { name: 'Example Motors website' },
    subject: '1 lead of Example Motors',
  });
});

describe('a webhook', () => {
  const signed = { alerts: { ...WEBHOOK, secretEnv: 'ALERTS_SECRET' }, mail: undefined };
  const unsigned = { alerts: WEBHOOK, mail: undefined };

  test('gets an event whose signature it can check', async () => {
    const { send, posts } = open(signed);
    await send();
    const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = posts;
    expect(url).toBe('https://alerts.example.com/hook');
    expect(new Webhook(SECRET).verify(body, { ...headers })).toEqual({
      type: 'leads.alert',
      timestamp: ALERT.at.toISOString(),
      text: '1 lead is waiting\n\nRead it.',
      data: { site: 'example', trouble: 'held-leads', title: '1 lead is waiting' },
    });
    expect(headers).toMatchObject({ 'webhook-id': 'a1', 'user-agent': 'Forecourt' });
  });

  test('without a secret gets the same, unsigned, with the id of the message', async () => {
    const { send, posts } = open(unsigned);
    await send();
    expect(posts[0]?.headers).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Forecourt',
      'webhook-id': 'a1',
    });
  });

  test.each([{}, { ALERTS_URL: '' }, { ALERTS_URL: 'alerts' }])(
    'whose address is not set up is named: %j',
    async (env) => {
      const { send, posts } = open(unsigned, { env });
      await expect(send()).rejects.toThrow(/^needs an address in the environment variable ALERTS_URL$/);
      expect(posts).toEqual([]);
    },
  );

  test.each([undefined, '', 'hunter2'])('is not sent to unsigned if its secret is %j', async (secret) => {
    const { send, posts } = open(signed, { env: { ...ENV, ALERTS_SECRET: secret } });
    await expect(send()).rejects.toThrow(
      /^needs a signing secret in the environment variable ALERTS_SECRET$/,
    );
    expect(posts).toEqual([]);
  });

  test.each([200, 204, 299])('that answers %i has it', async (status) => {
    await expect(open(unsigned, { status }).send()).resolves.toBeUndefined();
  });

  test.each([199, 300, 404, 500])('that answers %i does not', async (status) => {
    await expect(open(unsigned, { status }).send()).rejects.toThrow(`answered ${status}`);
  });
});
