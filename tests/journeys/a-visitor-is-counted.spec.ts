import { expect, type Page } from 'playwright/test';
import { DEFAULT_ACTIONS } from '#domain/car/actions/action-kinds.ts';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { fillAndSendForm, leadForm, makePerson } from '#tests/support/browser/fill-form.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilIdle } from '#tests/support/browser/wait-until-idle.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { type AnalyticsStubs, startAnalyticsStubs } from '#tests/support/servers/analytics-stubs.ts';
import { type ServedDealers, serveDealers } from '#tests/support/sites/serve-dealers.ts';

/** Each tool by itself, as a dealer writes it. */
const TOOLS = {
  gtm: { tagManager: 'GTM-TEST123' },
  ga4: { ga4: 'G-TEST123456' },
  meta: { metaPixel: '123456789012345' },
  plausible: { plausible: { domain: 'plain.example.com.au' } },
  script: { scripts: [{ script: 'https://cdn.tool.example/own.js', hosts: ['collect.tool.example'] }] },
} as const;
const KINDS = Object.keys(TOOLS) as (keyof typeof TOOLS)[];
const ALL = Object.assign({}, ...Object.values(TOOLS));

const cars = [
  makeCar({ id: 'u1', slug: 'used', make: 'Toyota', model: 'HiLux', price: 42_990, car_type: 'used' }),
  makeCar({ id: 'n1', slug: 'new', make: 'Kia', model: 'Picanto', price: 19_990, car_type: 'new' }),
];
const base = { forms: { captcha: 'none' }, carPage: { actions: [...DEFAULT_ACTIONS, 'form'] } };
const dealer = <Slug extends string>(slug: Slug, analytics: object) => ({
  slug,
  site: { ...base, analytics },
  cars,
});

test.describe.configure({ mode: 'default' });
// Vendors must not get the header with the test's own address.
test.use({ ownAddress: false });

test.describe('a dealer with analytics', () => {
  let dealers: ServedDealers<'asks' | 'tells' | (typeof KINDS)[number]>;
  let stubs: AnalyticsStubs;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    stubs = await startAnalyticsStubs();
    dealers = await serveDealers('analytics', [
      dealer('asks', ALL),
      dealer('tells', { ...ALL, consent: 'notice' }),
      ...KINDS.map((kind) => dealer(kind, TOOLS[kind])),
    ]);
  });
  test.afterAll(async () => {
    await dealers?.close();
    await stubs?.close();
  });
  test.beforeEach(async ({ context }) => {
    stubs.received.length = 0;
    stubs.requested.length = 0;
    stubs.slow = false;
    await stubs.attach(context);
  });
  // A tool may still be sending when the last expectation is met.
  test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

  const question = (page: Page) => page.getByRole('region', { name: /count/ });
  const press = (page: Page, name: string) => question(page).getByRole('button', { name }).click();
  const saveCar = async (page: Page) => {
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Remove / }).first()).toBeVisible();
  };
  /** The tools that received an event of this id, or under this name of Google's, each as often as it did. */
  const receivers = (what: number | string) =>
    stubs.received
      .filter(({ name, data }) => (typeof what === 'string' ? name === what : Number(data.eventId) === what))
      .map(({ tool }) => tool)
      .toSorted();
  const EACH_ONCE = [...KINDS].toSorted();

  test('before the visitor agrees nobody else hears anything; afterwards each tool hears each event once', async ({
    page,
  }) => {
    await page.goto(dealers.address('asks', '/cars/used/'));
    await expect(question(page)).toBeVisible();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await saveCar(page);
    await waitUntilIdle(page);
    expect(stubs.requested).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe('');

    await press(page, 'Accept');
    await expect(question(page)).toBeHidden();
    await expect.poll(() => receivers(39)).toEqual(EACH_ONCE);
    await fillAndSendForm(leadForm(page, 'enquiry'), { ...makePerson(), Message: 'Is it still there?' });
    await expect(page).toHaveURL(dealers.address('asks', '/success/'));
    await expect.poll(() => receivers(15)).toEqual(EACH_ONCE);
    await expect.poll(() => stubs.received.filter(({ name }) => name === 'page_view').length).toBe(2);

    const label = 'Used Car';
    const vehicle = { id: 'u1', make: 'Toyota', model: 'HiLux', price: 42_990 };
    const sold = { currency: 'AUD', value: 42_990, items: [expect.objectContaining({ item_id: 'u1' })] };
    const enquiry = (tool: string) =>
      stubs.received.find((event) => event.tool === tool && Number(event.data.eventId) === 15);
    expect(enquiry('gtm')).toMatchObject({
      name: 'generate_lead',
      data: { label, vehicle, ecommerce: sold },
    });
    expect(enquiry('ga4')).toMatchObject({ name: 'generate_lead', data: { label, ...sold } });
    expect(enquiry('meta')).toMatchObject({
      name: 'Lead',
      data: { content_category: label, content_ids: ['u1'], make: 'Toyota', model: 'HiLux', price: 42_990 },
    });
    expect(enquiry('plausible')).toMatchObject({
      name: 'Enquiry',
      data: { label, car_id: 'u1', make: 'Toyota', model: 'HiLux', price: '42990' },
    });
    expect(enquiry('script')).toMatchObject({ name: 'generate_lead', data: { label, vehicle } });
    for (const tool of ['gtm', 'ga4'])
      expect(enquiry(tool)?.consent).toEqual({
        ad_storage: 'granted',
        ad_user_data: 'granted',
        ad_personalization: 'granted',
        analytics_storage: 'granted',
      });
    expect(receivers('view_item')).toEqual(['ga4', 'gtm', 'script']);
    expect(JSON.stringify(stubs.received)).not.toMatch(/Ada|Byron|0412|example\.com"/);
  });

  test('a visitor who leaves before the tools have loaded is counted on the next page, once', async ({
    page,
    context,
  }) => {
    stubs.slow = true;
    await page.goto(dealers.address('tells', '/cars/new/'));
    await saveCar(page);
    await page.goto(dealers.address('tells', '/locations/'));
    expect(stubs.received).toEqual([]);

    stubs.slow = false;
    const tabs = [page, await context.newPage()];
    await Promise.all(tabs.map((tab) => tab.goto(dealers.address('tells', '/contact/'))));
    await Promise.all(tabs.map(waitUntilIdle));
    // The details of the car are looked up in the stock first.
    await expect.poll(() => receivers(39), { timeout: 15_000 }).toEqual(EACH_ONCE);
    await expect.poll(() => receivers('view_item')).toEqual(['ga4', 'gtm', 'script']);
    // The stock told what the car is: this page does not know.
    expect(
      stubs.received.find(({ tool, data }) => tool === 'ga4' && data.eventId === 39)?.data,
    ).toMatchObject({
      items: [{ item_brand: 'Kia', price: 19_990 }],
      page_location: dealers.address('tells', '/cars/new/'),
    });
    await page.reload();
    await waitUntilIdle(page);
    await expect.poll(() => stubs.received.filter(({ name }) => name === 'page_view').length).toBe(3);
    expect(receivers(39)).toEqual(EACH_ONCE);
  });

  test('a refusal holds on every page, and can be changed and withdrawn in the footer', async ({ page }) => {
    await page.goto(dealers.address('asks', '/'));
    await press(page, 'Decline');
    await page.goto(dealers.address('asks', '/cars/used/'));
    const opener = page.getByRole('button', { name: 'Privacy choices' });
    await expect(opener).toBeVisible();
    await expect(question(page)).toBeHidden();
    await saveCar(page);
    await waitUntilIdle(page);
    expect(stubs.requested).toEqual([]);

    await opener.click();
    await expect(page.getByRole('heading', { name: 'May we count your visit?' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(question(page).getByRole('button', { name: 'Decline' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await press(page, 'Accept');
    await expect.poll(() => receivers('page_view')).toEqual(['ga4']);
    // What happened while it was refused stays unknown.
    expect(receivers(39)).toEqual([]);

    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as Google's script does.
      document.cookie = '_ga=GA1.1.1; path=/';
    });
    await opener.click();
    const reloaded = page.waitForEvent('load');
    await press(page, 'Decline');
    await reloaded;
    stubs.requested.length = 0;
    await expect(opener).toBeVisible();
    expect(stubs.requested).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });

  test('what visitors search for is counted once they pause', async ({ page }) => {
    await page.goto(dealers.address('tells', '/search/kia/'));
    await expect.poll(() => receivers('search')).toEqual(['ga4', 'gtm', 'script']);
    expect(stubs.received.find(({ name }) => name === 'Search')?.data).toMatchObject({
      search_string: 'kia',
    });
  });

  test('no tool sees an address that opens an offer', async ({ page }) => {
    await page.goto(dealers.address('tells', '/trade-in/?offer=secret'));
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible();
    expect(stubs.requested).toEqual([]);
    await page.getByRole('link', { name: 'Skip to content' }).evaluate(() => location.assign('/contact/'));
    await expect.poll(() => receivers('page_view')).toEqual(['ga4']);
    expect(await page.evaluate(() => document.referrer)).not.toContain('secret');
    expect(JSON.stringify([stubs.received, stubs.requested])).not.toContain('secret');
  });

  for (const kind of KINDS)
    test(`with ${kind} alone its policy lets in what it needs`, async ({ page }) => {
      await page.goto(dealers.address(kind, '/cars/used/'));
      await press(page, 'Accept');
      await saveCar(page);
      await expect.poll(() => receivers(39)).toEqual([kind]);
    });
});
