import { expect, test } from 'playwright/test';
import { fillAndSendForm, leadForm, makePerson } from '#tests/support/browser/fill-form.ts';
import { recordPageErrors } from '#tests/support/browser/test.ts';
import { waitUntilHydrated, watchSearch } from '#tests/support/browser/watch-search.ts';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { type DevServer, startDevServer } from '#tests/support/servers/dev-server.ts';

// All tests share one development server, which compiles what it is first asked for. The clock is real: pages are rendered on request.
test.describe.configure({ mode: 'default' });
let dev: DevServer | undefined;
test.beforeAll(async () => {
  dev = await startDevServer('wattlebird');
});
test.afterAll(() => dev?.close());

// It runs every render and effect twice in strict mode, and reports each difference between the page's HTML and its own.
test.describe('React’s development build in strict mode', () => {
  for (const { path, tag } of [
    { path: '/search/', tag: [] },
    { path: '/search/toyota/', tag: '@long' },
  ]) {
    test(`${path} hydrates without an error, a search or a change to the page`, { tag }, async ({ page }) => {
      const trouble = await recordPageErrors(page);
      const watch = await watchSearch(page);
      await page.goto(`${dev?.origin}${path}`);
      await waitUntilHydrated(page);
      await expect.poll(() => page.workers().length).toBe(1);
      const { searches, changes } = await watch();
      expect(trouble).toEqual([]);
      expect(searches).toBe(0);
      expect(changes).toEqual([]);
    });
  }

  test('a query string triggers exactly one search', async ({ page }) => {
    const trouble = await recordPageErrors(page);
    const watch = await watchSearch(page);
    await page.goto(`${dev?.origin}/search/?make=Toyota&price=5000:40000`);
    await waitUntilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ Toyota cars? for sale$/);
    const { searches, titles } = await watch();
    expect(trouble).toEqual([]);
    expect(searches).toBe(1);
    expect(titles.filter((title) => !title.includes('Toyota'))).toEqual([]);
  });
});

// Functions work during development as on the web.
test.describe('the development server', () => {
  test('accepts, validates and stores a form', async ({ page, request }) => {
    const trouble = await recordPageErrors(page);
    const person = makePerson();
    await page.goto(`${dev?.origin}/careers/`);
    const form = leadForm(page);
    await form.getByLabel('I agree').check();
    await fillAndSendForm(form, { ...person, Message: 'Hello' });
    await expect(page).toHaveURL(`${dev?.origin}/success/`);
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
