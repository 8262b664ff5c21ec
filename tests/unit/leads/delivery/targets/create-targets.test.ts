import { expect, test } from 'vitest';
import { createTargetFactory } from '#leads/delivery/targets/create-targets.ts';
import type { TargetConfig } from '#leads/delivery/targets/target-kinds.ts';
import type { WebhookTargetConfig } from '#leads/delivery/targets/webhook.ts';
import type { MailConfig } from '#leads/mail/mail-schema.ts';
import type { Claim } from '#leads/store/store.ts';
import { makeOutboundLead } from '#tests/support/factories/make-outbound-lead.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const WEBHOOK: WebhookTargetConfig = {
  kind: 'webhook',
  format: 'json',
  urlEnv: 'CRM_URL',
  secretEnv: 'CRM_SECRET',
};
const EMAIL: TargetConfig = {
  kind: 'email',
  format: 'text',
  to: ['sales@example.com.au'],
  from: 'website@example.com.au',
  smtpEnv: 'MAIL_SERVER',
};
const MAIL: MailConfig = { from: 'website@example.com.au', smtpEnv: 'MAIL_SERVER' };

function opener(env: Record<string, string>, dataDir?: string) {
  const lines: string[] = [];
  const claim = ({ owner }: Claim) => Promise.resolve(owner);
  const open = createTargetFactory({ env, dataDir, claim, log: (line) => lines.push(line) });
  return { lines, open };
}

test.each<[string, TargetConfig, Record<string, string>, string]>([
  ['no address', WEBHOOK, {}, 'needs the environment variable CRM_URL, which is not set'],
  [
    'no secret',
    WEBHOOK,
    { CRM_URL: 'https://crm.example.com/' },
    'needs the environment variable CRM_SECRET, which is not set',
  ],
  [
    'an address that is none',
    WEBHOOK,
    { CRM_URL: 'crm', CRM_SECRET: 'x' },
    'needs an address in the environment variable CRM_URL',
  ],
  [
    'a secret that is none',
    WEBHOOK,
    { CRM_URL: 'https://crm.example.com/', CRM_SECRET: 'hunter2' },
    "can't sign: what is in CRM_SECRET is no signing secret",
  ],
  ['no mail server', EMAIL, {}, 'needs the environment variable MAIL_SERVER, which is not set'],
  ['no disk', { kind: 'file' }, {}, 'needs a disk that stays. Name another target in site.ts'],
])('a target with %s: is logged once, and its leads wait', async (_, target, env, note) => {
  const { lines, open } = opener(env);
  open('example', { targets: { crm: target }, acknowledge: false, mail: undefined });
  const [sender] = open('example', { targets: { crm: target }, acknowledge: false, mail: undefined });
  expect(lines).toEqual([expect.stringContaining(`leads: example: target crm ${note}`)]);
  expect(lines[0]).toMatch(/Its leads are stored and wait\.$/);
  expect(lines.join()).not.toContain('hunter2');
  expect(await sender?.send(makeOutboundLead(), NOW)).toMatchObject({
    outcome: 'failed',
    note: expect.stringContaining(note),
  });
});

test('each setting that is missing is logged once, for each dealer and target', () => {
  const { lines, open } = opener({});
  const targets = { crm: WEBHOOK, mail: EMAIL };
  for (const site of ['one', 'two', 'one']) open(site, { targets, acknowledge: false, mail: undefined });
  expect(lines.map((line) => line.replace(/ needs .*/, ''))).toEqual([
    'leads: one: target crm',
    'leads: one: target mail',
    'leads: two: target crm',
    'leads: two: target mail',
  ]);
});

test('targets that are set up are opened in their order, without a word', () => {
  const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
  const { lines, open } = opener(
    { CRM_URL: 'https://crm.example.com/', CRM_SECRET: secret, MAIL_SERVER: 'smtp://127.0.0.1:9' },
    '/nowhere',
  );
  const { secretEnv, ...unsigned } = WEBHOOK;
  const targets: Record<string, TargetConfig> = {
    mail: EMAIL,
    crm: WEBHOOK,
    unsigned,
    disk: { kind: 'file' },
  };
  const opened = open('example', { targets, acknowledge: false, mail: undefined });
  expect(opened.map(({ name }) => name)).toEqual(['mail', 'crm', 'unsigned', 'disk']);
  expect(lines).toEqual([]);
});

test.each<[boolean, MailConfig | undefined, Record<string, string>, readonly string[]]>([
  [true, MAIL, { MAIL_SERVER: 'smtp://127.0.0.1:9' }, ['visitor.acknowledgement']],
  [false, MAIL, { MAIL_SERVER: 'smtp://127.0.0.1:9' }, []],
  [true, undefined, { MAIL_SERVER: 'smtp://127.0.0.1:9' }, []],
  [true, MAIL, {}, []],
  [true, MAIL, { MAIL_SERVER: '' }, []],
])('acknowledge %j, mail %j and the environment %j open %j', (acknowledge, mail, env, names) => {
  const opened = opener(env).open('example', { targets: {}, acknowledge, mail });
  expect(opened.map(({ name }) => name)).toEqual(names);
});
