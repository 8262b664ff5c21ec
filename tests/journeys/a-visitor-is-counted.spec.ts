import { expect, type Page } from 'playwright/test';
import { DEFAULT_ACTIONS } from '#domain/car/actions/action-kinds.ts';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { findTestBrowser, toLaunchOptions } from '#scripts/test/browser.ts';
import { BLINK_SETTINGS } from '#tests/support/browser/blink-settings.ts';
import { contactPanel } from '#tests/support/browser/car-page.ts';
import { fillAndSendForm, leadForm, makePerson } from '#tests/support/browser/fill-form.ts';
import { storeTradeInOffer } from '#tests/support/browser/request-trade-in-offer.ts';
import { test as base } from '#tests/support/browser/test.ts';
import { waitUntilIdle } from '#tests/support/browser/wait-until-idle.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import {
  type AnalyticsStubs,
  type ReceivedEvent,
  startAnalyticsStubs,
} from '#tests/support/servers/analytics-stubs.ts';
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
/** Tools that a dealer has alone. In short runs one: unit tests have the policy of each. */
const ALONE = process.env.TEST_LONG ? KINDS : (['ga4'] as const);
const ALL = Object.assign({}, ...Object.values(TOOLS));

const cars = [
  makeCar({ id: 'u1', slug: 'used', make: 'Toyota', model: 'HiLux', price: 42_990, car_type: 'used' }),
  makeCar({ id: 'n1', slug: 'new', make: 'Kia', model: 'Picanto', price: 19_990, car_type: 'new' }),
];
const plain = { forms: { captcha: 'none' }, carPage: { actions: [...DEFAULT_ACTIONS, 'form'] } };
const dealer = <Slug extends string>(slug: Slug, analytics: object) => ({
  slug,
  site: { ...plain, analytics },
  cars,
});

/** What a tool calls an event: Google's word (Tag Manager, Analytics and other scripts), Meta's and Plausible's. */
const NAMES: Readonly<Record<string | number, readonly [google: string, meta: string, plausible: string]>> = {
  view: ['view_item', 'ViewContent', 'Vehicle view'],
  search: ['search', 'Search', 'Search'],
  14: ['generate_lead', 'Lead', 'Enquiry'],
  15: ['generate_lead', 'Lead', 'Enquiry'],
  17: ['generate_lead', 'Schedule', 'Test drive'],
  18: ['trade_in_offer_accepted', 'TradeInOfferAccepted', 'Trade-in offer accepted'],
  22: ['generate_lead', 'Lead', 'Enquiry'],
  25: ['phone_click', 'Contact', 'Phone click'],
  39: ['add_to_wishlist', 'AddToWishlist', 'Saved vehicle'],
  48: ['generate_lead', 'Schedule', 'Test drive'],
  51: ['careers_enquiry', 'SubmitApplication', 'Careers enquiry'],
};

interface ExpectedEvent {
  readonly what: string | number;
  readonly label: string;
  /** The vehicle's id, name and price, or what was searched for. */
  readonly about: string;
}

/** An event as a line to compare: who received what, under which name. */
function formatEvent(tool: ReceivedEvent['tool'], { what, label, about }: ExpectedEvent): string {
  const [google, meta, plausible] = NAMES[what] ?? [];
  const name = { gtm: google, ga4: google, meta, plausible, script: google }[tool];
  return [tool, typeof what === 'number' ? what : '', name, label, about].join(' | ');
}

const PAGE_VIEWS = ['page_view', 'PageView', 'pageview'];

/** All that tools received, except for page views, as such lines. */
function listEvents(received: readonly ReceivedEvent[]): string[] {
  return received
    .filter(({ name }) => !PAGE_VIEWS.includes(name))
    .map(({ tool, name, data }) => {
      const { label, about } = READERS[tool](data);
      return [tool, data.eventId ?? '', name, label ?? '', about ?? ''].join(' | ');
    })
    .toSorted();
}

type Reader = (data: Readonly<Record<string, unknown>>) => {
  readonly label: unknown;
  readonly about: unknown;
};

/** Where each tool's events have their label, and what they are about. */
const READERS: Readonly<Record<ReceivedEvent['tool'], Reader>> = {
  gtm: ({ label, vehicle, search_term }) => ({ label, about: describeVehicle(vehicle) ?? search_term }),
  ga4: ({ label, items, search_term }) => {
    const [item] = (items ?? []) as Record<string, unknown>[];
    return { label, about: item ? `${item.item_id}, ${item.item_name}, ${item.price}` : search_term };
  },
  meta: ({ content_category, content_ids, content_name, price, search_string }) => ({
    label: content_category,
    about: content_ids ? `${content_ids}, ${content_name}, ${price}` : search_string,
  }),
  plausible: ({ label, car_id, make, model, price, search }) => ({
    label,
    about: car_id ? `${car_id}, ${make} ${model}, ${price}` : search,
  }),
  script: ({ label, vehicle, search }) => ({ label, about: describeVehicle(vehicle) ?? search }),
};

function describeVehicle(vehicle: unknown): string | undefined {
  if (!vehicle) return undefined;
  const { id, make, model, price } = vehicle as Record<string, unknown>;
  return `${id}, ${make} ${model}, ${price}`;
}

/** Keeps Chromium from asking which program shall dial a number: the page gets no click while it asks. */
async function callNobody(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
    }),
  );
}

const test = base.extend<object, { stubs: AnalyticsStubs }>({
  stubs: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern.
    async ({}, use) => {
      const stubs = await startAnalyticsStubs();
      await use(stubs);
      await stubs.close();
    },
    { scope: 'worker' },
  ],
  proxy: ({ stubs }, use) => use({ server: stubs.proxy, bypass: '*.localhost' }),
});

test.describe.configure({ mode: 'default' });
test.use({
  // Vendors must not get the header with the test's own address.
  ownAddress: false,
  launchOptions: {
    ...toLaunchOptions(findTestBrowser()),
    // A page that is left can't be asked whether it accepts the certificate of the stubs.
    args: [`--blink-settings=${BLINK_SETTINGS}`, '--ignore-certificate-errors'],
  },
});

test.describe('a dealer with analytics', () => {
  let dealers: ServedDealers<'asks' | 'tells' | (typeof KINDS)[number]>;
  let stubs: AnalyticsStubs;
  test.beforeAll(async ({ stubs: started }) => {
    stubs = started;
    dealers = await serveDealers('analytics', [
      dealer('asks', ALL),
      dealer('tells', { ...ALL, consent: 'notice' }),
      ...ALONE.map((kind) => dealer(kind, TOOLS[kind])),
    ]);
  });
  test.afterAll(() => dealers?.close());
  test.beforeEach(() => {
    stubs.received.length = 0;
    stubs.requested.length = 0;
    stubs.slow = false;
  });

  const question = (page: Page) => page.getByRole('region', { name: /analytics/ });
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
    const at = (path: string) => dealers.address('asks', path);
    await callNobody(page);
    await page.goto(at('/cars/used/'));
    await expect(question(page)).toBeVisible();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await saveCar(page);
    await waitUntilIdle(page);
    expect(stubs.requested).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe('');

    await press(page, 'Accept');
    await expect(question(page)).toBeHidden();
    await page.getByRole('link', { name: /5550/ }).first().click();
    const details = { ...makePerson(), Message: 'Is it still there?' };
    const sendForm = async (path: string, kind: string, event: number) => {
      if (page.url() !== at(path)) await page.goto(at(path));
      if (kind === 'test-drive')
        await contactPanel(page).getByRole('link', { name: 'Book a Test Drive' }).click();
      await fillAndSendForm(leadForm(page, kind), details);
      await expect(page).toHaveURL(at('/success/'));
      // The next page reports it, once its tools have loaded: on a slow machine that takes seconds.
      await expect.poll(() => receivers(event)).toEqual(EACH_ONCE);
    };
    await sendForm('/cars/used/', 'enquiry', 15);
    await sendForm('/cars/used/', 'test-drive', 48);
    await sendForm('/cars/new/', 'enquiry', 14);
    await sendForm('/cars/new/', 'test-drive', 17);
    await sendForm('/contact/', 'contact', 22);
    await sendForm('/careers/', 'careers', 51);
    await page.goto(at(await storeTradeInOffer('asks')));
    await page.getByRole('button', { name: 'Accept the offer' }).click();
    await expect(page).toHaveURL(at('/success/'));
    await page.goto(at('/search/kia/'));

    const used = { label: 'Used Car', about: 'u1, Toyota HiLux, 42990' };
    const brandNew = { label: 'New Car', about: 'n1, Kia Picanto, 19990' };
    const nothing = { label: '', about: '' };
    const expected = [
      { what: 'view', ...used },
      { what: 39, ...used },
      { what: 25, ...used },
      { what: 15, ...used },
      { what: 'view', ...used },
      { what: 48, ...used },
      { what: 'view', ...brandNew },
      { what: 14, ...brandNew },
      { what: 'view', ...brandNew },
      { what: 17, ...brandNew },
      { what: 22, ...nothing },
      { what: 51, ...nothing },
      { what: 18, ...nothing },
      { what: 'search', label: '', about: 'kia' },
    ].flatMap((event) => KINDS.map((tool) => formatEvent(tool, event)));
    await expect.poll(() => listEvents(stubs.received)).toEqual(expected.toSorted());
    // The address of the offer's page is for the visitor alone.
    expect(JSON.stringify([stubs.received, stubs.requested])).not.toMatch(/lead_id|offer=/);

    const signals = stubs.received.flatMap(({ consent }) => (consent ? [consent] : []));
    expect(signals.length).toBeGreaterThan(expected.length / 4);
    for (const signal of signals)
      expect(signal).toEqual({
        ad_storage: 'granted',
        ad_user_data: 'granted',
        ad_personalization: 'granted',
        analytics_storage: 'granted',
      });
    const enquiry = (tool: string) =>
      stubs.received.find((event) => event.tool === tool && Number(event.data.eventId) === 15)?.data;
    const sold = { currency: 'AUD', value: 42_990, items: [expect.objectContaining({ item_id: 'u1' })] };
    expect(enquiry('gtm')).toMatchObject({ ecommerce: sold });
    expect(enquiry('ga4')).toMatchObject(sold);
    expect(JSON.stringify(stubs.received)).not.toMatch(/Ada|Byron|0412|example\.com"|still there/);
  });

  test('a visitor who leaves before the tools have loaded is counted on the next page, once', {
    tag: '@long',
  }, async ({ page, context }) => {
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
    await expect.poll(() => receivers(39)).toEqual(EACH_ONCE);
    await expect.poll(() => receivers('view_item')).toEqual(['ga4', 'gtm', 'script']);
    // The stock told what the car is: this page does not know.
    expect(
      stubs.received.find(({ tool, data }) => tool === 'ga4' && data.eventId === 39)?.data,
    ).toMatchObject({
      items: [{ item_brand: 'Kia', price: 19_990 }],
      page_location: dealers.address('tells', '/cars/new/'),
    });
    // The page before may have been left just as its tools started.
    const contactViews = () =>
      stubs.received.filter(
        ({ name, data }) => name === 'page_view' && String(data.page_location).endsWith('/contact/'),
      );
    await expect.poll(contactViews).toHaveLength(2);
    await page.reload();
    await expect.poll(contactViews).toHaveLength(3);
    expect(receivers(39)).toEqual(EACH_ONCE);
  });

  test('a form that leads to another page at once is reported by that page: a page that goes may lose what it sends', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { fetch } = window;
      window.fetch = (...request) => {
        const from = `${sessionStorage.getItem('sent-from') ?? ''} ${location.pathname}`;
        if (/"eventId":"?22\b/.test(String(request[1]?.body)))
          sessionStorage.setItem('sent-from', from.trim());
        return fetch(...request);
      };
    });
    await page.goto(dealers.address('tells', '/contact/'));
    const report = (eventId: number, next?: string) =>
      page.evaluate(
        ([detail, path]) => {
          document.dispatchEvent(new CustomEvent('forecourt:track', { detail, cancelable: true }));
          if (path) location.assign(path);
        },
        [{ eventId }, next] as const,
      );
    // All tools have loaded once each has an event.
    await report(25);
    await expect.poll(() => receivers(25)).toEqual(EACH_ONCE);
    await report(22, '/locations/');
    await expect(page).toHaveURL(dealers.address('tells', '/locations/'));
    await expect.poll(() => receivers(22)).toEqual(EACH_ONCE);
    const sentFrom = await page.evaluate(() => sessionStorage.getItem('sent-from'));
    expect(new Set(sentFrom?.split(' '))).toEqual(new Set(['/locations/']));
  });

  test('a refusal holds on every page, and can be changed and withdrawn in the footer', {
    tag: '@long',
  }, async ({ page }) => {
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
    await expect(page.getByRole('heading', { name: 'OK to use analytics?' })).toBeFocused();
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
    await expect
      .poll(() => stubs.received.find(({ tool, name }) => tool === 'meta' && name === 'Search')?.data)
      .toMatchObject({ search_string: 'kia' });
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

  for (const kind of ALONE)
    test(`with ${kind} alone its policy lets in what it needs`, { tag: '@long' }, async ({ page }) => {
      await page.goto(dealers.address(kind, '/cars/used/'));
      await press(page, 'Accept');
      await saveCar(page);
      await expect.poll(() => receivers(39)).toEqual([kind]);
    });
});
