import { expect, test } from 'playwright/test';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { CARD_STATES } from '#scripts/dev/card-states.ts';
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

// React's development build in strict mode runs every render and effect twice, and reports each difference between the page's HTML and its own.
test('the search hydrates in strict mode without an error, a search or a change to the page; a query string is searched once', async ({
  page,
}) => {
  const trouble = await recordPageErrors(page);
  const watch = await watchSearch(page);
  await page.goto(`${dev?.origin}/search/`);
  await waitUntilHydrated(page);
  await expect.poll(() => page.workers().length).toBe(1);
  expect(await watch()).toMatchObject({ searches: 0, changes: [] });

  await page.goto(`${dev?.origin}/search/?make=Toyota&price=5000:40000`);
  await waitUntilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ Toyota cars? for sale$/);
  const { searches, titles } = await watch();
  expect(searches).toBe(1);
  expect(titles.filter((title) => !title.includes('Toyota'))).toEqual([]);
  expect(trouble).toEqual([]);
});

test('the card gallery shows a card in every state, all accessible', async ({ page }) => {
  await page.goto(`${dev?.origin}/_cards/`);
  for (const section of await page.getByRole('main').locator('section').all())
    await expect(section.getByRole('article')).toHaveCount(CARD_STATES.length);
  // Offscreen cards are laid out lazily, which axe does not wait for.
  await page.evaluate(() => document.documentElement.style.setProperty('--unseen', 'visible'));
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

// Functions work during development as on the web.
test('the development server accepts, validates and stores a form', async ({ page, request }) => {
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
