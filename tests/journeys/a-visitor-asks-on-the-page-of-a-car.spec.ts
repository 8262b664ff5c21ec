import { expect, type Page } from 'playwright/test';
import { fillAndSendForm, leadForm, makePerson, sendButton } from '#tests/support/browser/fill-form.ts';
import { test } from '#tests/support/browser/test.ts';
import { builtSites, siteUrl } from '#tests/support/sites/built-sites.ts';

const [site] = builtSites().filter(({ slug }) => slug === 'wattlebird');
if (!site) throw new Error('wattlebird is not built');
const carPath = site.paths.find((path) => path.startsWith('/cars/')) ?? '';

/** Records analytics events across page changes. */
async function watchEvents(page: Page): Promise<unknown[]> {
  const events: unknown[] = [];
  await page.exposeFunction('noteEvent', (event: unknown) => events.push(event));
  await page.addInitScript(() => {
    document.addEventListener('forecourt:track', (event) => {
      (window as unknown as { noteEvent(detail: unknown): void }).noteEvent((event as CustomEvent).detail);
    });
  });
  return events;
}

const ONLY = 'Test Drive Only';

for (const { what, data, expected, tag } of [
  { what: 'a used car', data: {}, expected: { eventId: 15, label: 'Used Car' }, tag: '@long' },
  { what: 'a new car', data: { car_type: 'new' }, expected: { eventId: 14, label: 'New Car' }, tag: '@long' },
  {
    what: 'a new car that is only driven',
    data: { car_type: 'new', tag: ONLY },
    expected: { eventId: 17, label: 'New Car' },
    tag: '@long',
  },
  {
    what: 'a used car that is only driven',
    data: { tag: ONLY },
    expected: { eventId: 48, label: 'Used Car' },
    tag: [],
  },
])
  test(`the form on the page of ${what} is reported once, as event ${expected.eventId}`, { tag }, async ({
    page,
  }) => {
    const events = await watchEvents(page);
    await page.goto(siteUrl(site, carPath));
    const section = page.locator('.carform');
    // As on the page of such a car.
    await section.locator('astro-island').evaluate((island, given) => {
      const props = JSON.parse(island.getAttribute('props') ?? '');
      for (const [name, value] of Object.entries(given)) props.car[1][name] = [0, value];
      island.setAttribute('props', JSON.stringify(props));
    }, data);
    await fillAndSendForm(leadForm(page, 'enquiry'), {
      ...makePerson(),
      Message: 'Is it still there?',
    });
    // This dealer requires its terms: a submission without them is no enquiry and is not reported.
    await section.getByRole('checkbox', { name: /I agree/ }).check();
    expect(events).toEqual([]);
    await sendButton(section).click();
    await expect(page).toHaveURL(siteUrl(site, '/success/'));
    await expect.poll(() => events).toEqual([{ ...expected, car_id: expect.any(String) }]);
  });
