import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { leadsSchema } from '#leads/delivery/target-schema.ts';
import { writeSiteFacts } from '#published-site/server-files.ts';
import { makeCrmEnv } from '#tests/support/factories/make-delivery-context.ts';
import { makeSiteFacts } from '#tests/support/factories/make-site-facts.ts';
import { runLeads } from '#tests/support/run-command.ts';
import { startTestCrm } from '#tests/support/servers/test-crm.ts';
import { startTestMailServer } from '#tests/support/servers/test-mail-server.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const EMAIL = { to: ['sales@example.com.au'], from: 'website@example.com.au', smtpEnv: 'SMTP' };

/** A dealer with a target of each kind, one that is not set up, and acknowledgements. No lead was ever stored. */
async function openDealer() {
  const dir = await makeTemporaryFolder();
  const [crm, mail] = await Promise.all([startTestCrm(), startTestMailServer()]);
  onTestFinished(mail.close);
  const leads = v.parse(leadsSchema, {
    targets: {
      crm: { kind: 'webhook', urlEnv: 'CRM_URL', secretEnv: 'CRM_SECRET' },
      sales: { kind: 'email', ...EMAIL },
      adf: { kind: 'email', format: 'adf', ...EMAIL },
      copy: { kind: 'file' },
      other: { kind: 'webhook', urlEnv: 'OTHER_URL' },
    },
    routes: [{ forms: ['service'], targets: ['other', 'adf', 'copy'] }],
    defaultTargets: ['crm', 'sales'],
    acknowledge: true,
    mail: { from: EMAIL.from, smtpEnv: 'SMTP' },
  });
  await writeSiteFacts(join(dir, 'dist'), makeSiteFacts({ leads }));
  const env = { ...makeCrmEnv(crm), SMTP: mail.url };
  return {
    dir,
    crm,
    mail,
    run: (more: Record<string, string> = {}) =>
      runLeads(dir, ['test', '--site', 'example'], { ...env, ...more }),
  };
}

test('a test lead goes to each target, which is named with what it answered; none is stored or acknowledged', async () => {
  const { dir, crm, mail, run } = await openDealer();
  const { code, stdout, stderr } = await run();
  expect(stderr).toBe('');
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^crm: delivered: answered 200 \(\d+ ms\): answer 200$/),
    expect.stringMatching(/^sales: delivered: taken by the mail server \(\d+ ms\): 250 /),
    expect.stringMatching(/^adf: delivered: taken by the mail server \(\d+ ms\): 250 /),
    expect.stringMatching(/^copy: delivered: written to the file \(\d+ ms\)$/),
    expect.stringMatching(/^other: failed: needs the environment variable OTHER_URL, .* \(\d+ ms\)$/),
  ]);
  expect(code).toBe(1);
  expect(JSON.parse(crm.accepted[0]?.body ?? '')).toMatchObject({
    data: { test: true, userData: { name: 'TEST', last_name: 'LEAD' } },
  });
  expect(mail.mails.map(({ recipients }) => recipients)).toEqual([EMAIL.to, EMAIL.to]);
  for (const { subject, text } of mail.mails) {
    expect(subject).toContain('TEST LEAD');
    expect(text).toContain('This is a test by the operator of the website. Please ignore it.');
  }
  expect((await readFile(join(dir, 'leads', 'example.jsonl'), 'utf8')).trim()).toBe('');
  expect(await runLeads(dir, ['list'])).toMatchObject({ stderr: `${dir}: no leads yet.\n` });

  expect((await run({ OTHER_URL: crm.url })).code).toBe(0);
  crm.respondWith(() => ({ status: 422 }));
  mail.rejectWith(550);
  const refused = await run({ OTHER_URL: crm.url });
  expect(refused.code).toBe(1);
  expect(refused.stdout).toMatch(/^crm: refused: answered 422 \(\d+ ms\): answer 422$/m);
  expect(refused.stdout).toMatch(
    /^sales: refused: the mail server did not take it .* \(\d+ ms\): 550 not now$/m,
  );
});

test('a dealer that is not built is named', async () => {
  const { dir } = await openDealer();
  expect(await runLeads(dir, ['test', '--site', 'unknown'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('test: unknown is not in'),
  });
});
