import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { Webhook } from 'standardwebhooks';
import type { TargetConfig } from '#leads/delivery/target-schema.ts';
import { contactPanel } from '#tests/support/browser/car-page.ts';
import { fillAndSendForm, makePerson } from '#tests/support/browser/fill-form.ts';
import { test as base } from '#tests/support/browser/test.ts';
import { readAdf } from '#tests/support/readers/read-adf.ts';
import { startTestCrm, type TestCrm } from '#tests/support/servers/test-crm.ts';
import { startTestMailServer, type TestMailServer } from '#tests/support/servers/test-mail-server.ts';
import { builtSites } from '#tests/support/sites/built-sites.ts';
import { serveWithTargets } from '#tests/support/sites/serve-with-targets.ts';

const [site] = builtSites().filter(({ slug }) => slug === 'coolabah');
if (!site) throw new Error('coolabah is not built');
const { slug } = site;
const carPath = site.paths.find((path) => path.startsWith('/cars/')) ?? '';
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** One target of every kind, as in a real dealer's site.ts. */
const TARGETS: Readonly<Record<string, TargetConfig>> = {
  crm: { kind: 'webhook', format: 'json', urlEnv: 'CRM_URL', secretEnv: 'CRM_SECRET' },
  'old-crm': { kind: 'webhook', format: 'adf', urlEnv: 'OLD_CRM_URL', secretEnv: 'CRM_SECRET' },
  sales: {
    kind: 'email',
    format: 'text',
    to: ['sales@coolabah.example'],
    from: 'website@coolabah.example',
    smtpEnv: 'MAIL',
  },
  file: { kind: 'file' },
};

interface Dealer {
  /** The address of a page of the dealer, on this test's own host. */
  at(path: string): string;
  readonly crm: TestCrm;
  readonly oldCrm: TestCrm;
  readonly mail: TestMailServer;
  readonly file: string;
}

const test = base.extend<{ dealer: Dealer }>({
  dealer: async ({ page }, use) => {
    const [crm, oldCrm, mail] = await Promise.all([startTestCrm(), startTestCrm(), startTestMailServer()]);
    const { at, dataDir, close } = await serveWithTargets([slug], {
      targets: TARGETS,
      env: { CRM_URL: crm.url, OLD_CRM_URL: oldCrm.url, CRM_SECRET: SECRET, MAIL: mail.url },
    });
    await use({
      at: (path) => at(slug, path),
      crm,
      oldCrm,
      mail,
      file: join(dataDir, 'leads', `${slug}.jsonl`),
    });
    // The page may still be loading scripts from this host.
    await page.goto('about:blank');
    await close();
    await Promise.all([crm.close(), oldCrm.close(), mail.close()]);
  },
});

test('an enquiry about a car is delivered as signed JSON, signed ADF, an e-mail and a line in a file', async ({
  page,
  dealer: { at, crm, oldCrm, mail, file },
}) => {
  const person = makePerson();
  const email = person['Email Address'];
  await page.goto(at(carPath));
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await contactPanel(page).getByRole('link', { name: 'Book a Test Drive' }).click();
  await fillAndSendForm(page.getByRole('dialog', { name: 'Book a Test Drive' }), {
    ...person,
    Message: 'On Friday?\n"Quotes" & <angles>',
    'Preferred dealership': 'Coolabah Cairns',
  });
  await expect(page).toHaveURL(at('/success/'));
  await expect
    .poll(() => [crm.accepted.length, oldCrm.accepted.length, mail.mails.length])
    .toEqual([1, 1, 1]);

  const [json] = crm.accepted;
  const message = new Webhook(SECRET).verify(json?.body ?? '', json?.headers as Record<string, string>);
  expect(message).toMatchObject({
    type: 'lead.received',
    data: {
      id: json?.id,
      site: slug,
      form: 'test-drive',
      source: 'Website',
      userData: { name: 'Ada', email, phone: '+61412345678', category: 'Test Drive', opt_in: true },
    },
  });

  const [adf] = oldCrm.accepted;
  new Webhook(SECRET).verify(adf?.body ?? '', adf?.headers as Record<string, string>, { jsonParse: false });
  const read = readAdf(adf?.body ?? '');
  expect(read.get('prospect/id@1')).toBe(json?.id);
  expect(read.get('prospect/customer/contact/email')).toBe(email);
  expect(read.get('prospect/customer/comments')).toContain('On Friday?\n"Quotes" & <angles>');
  expect(heading).toContain(read.get('prospect/vehicle@test-drive/model'));

  const [letter] = mail.mails;
  expect(letter?.replyTo).toEqual([{ name: 'Ada Byron', address: email }]);
  expect(letter?.subject).toMatch(/^Test Drive: \d{4} .+, Ada Byron$/);
  expect(letter?.text).toContain('"Quotes" & <angles>');

  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).data.id)).toEqual([json?.id]);
});
