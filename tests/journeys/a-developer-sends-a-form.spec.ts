import { expect, test } from 'playwright/test';
import { fillAndSendForm, leadForm, makePerson } from '#tests/support/browser/fill-form.ts';
import { recordPageErrors } from '#tests/support/browser/test.ts';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { type DevServer, startDevServer } from '#tests/support/servers/dev-server.ts';

// Functions work during development as on the web. The clock is real.
test.describe.configure({ mode: 'default' });
test.describe('the development server', () => {
  let dev: DevServer | undefined;
  test.beforeAll(async () => {
    dev = await startDevServer('wattlebird');
  });
  test.afterAll(() => dev?.close());

  test('accepts, validates and stores a form', async ({ page, request }) => {
    const trouble = await recordPageErrors(page);
    const person = makePerson();
    await page.goto(`${dev?.origin}/careers/`);
    const form = leadForm(page);
    await form.getByLabel('I agree').check();
    await fillAndSendForm(form, { ...person, Message: 'Hello' });
    // The development server compiles what it is first asked for.
    await expect(page).toHaveURL(`${dev?.origin}/success/`, { timeout: 30_000 });
    expect(readRecordedLeads(person['Email Address'])).toHaveLength(1);
    expect(trouble).toEqual([]);

    const answer = await request.post(`${dev?.origin}/api/lead`, {
      data: { form: 'careers', key: 'key-of-a-test', userData: {} },
      headers: { origin: dev?.origin ?? '' },
    });
    expect(answer.status()).toBe(422);
    expect(await answer.json()).toMatchObject({ fields: { name: 'Enter your first name.' } });
    expect((await request.get(`${dev?.origin}/api/nothing`)).status()).toBe(404);
  });
});
