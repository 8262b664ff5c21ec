import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { DEFAULT_ACTIONS } from '#domain/car/actions/action-kinds.ts';
import { openSqliteStore } from '#leads/store/sqlite/sqlite-store.ts';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { getTestFolders } from '#scripts/test/environment.ts';
import { fillAndSendForm, leadForm, makePerson } from '#tests/support/browser/fill-form.ts';
import { storeTradeInOffer } from '#tests/support/browser/store-trade-in-offer.ts';
import { test as base } from '#tests/support/browser/test.ts';
import { waitUntilIdle } from '#tests/support/browser/wait-until-idle.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import {
  type AnalyticsStubs,
  type ReceivedEvent,
  startAnalyticsStubs,
} from '#tests/support/servers/analytics-stubs.ts';
import { serveDealers } from '#tests/support/sites/serve-dealers.ts';

/** The tools as a dealer writes them. */
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
const plain = { forms: { captcha: 'none' }, carPage: { actions: [...DEFAULT_ACTIONS, 'form'] } };

/** What a tool calls an event: Google's word (Tag Manager, Analytics and other scripts), Meta's and Plausible's. */
const NAMES: Readonly<Record<string | number, readonly [google: string, meta: string, plausible: string]>> = {
  view: ['view_item', 'ViewContent', 'Vehicle view'],
  search: ['search', 'Search', 'Search'],
  15: ['generate_lead', 'Lead', 'Enquiry'],
  18: ['trade_in_offer_accepted', 'TradeInOfferAccepted', 'Trade-in offer accepted'],
  25: ['phone_click', 'Contact', 'Phone click'],
  39: ['add_to_wishlist', 'AddToWishlist', 'Saved vehicle'],
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

/** The kinds of pages whose speed the store has. */
async function listMeasuredPages(site: string): Promise<unknown[]> {
  const store = openSqliteStore(join(getTestFolders().dataDir, 'leads.sqlite'));
  const events = await store.listTrackedEvents(site).finally(() => store.close());
  const measured = events.filter(({ kind, details }) => kind === 'page-speed' && Number(details.lcp) > 0);
  return [...new Set(measured.map(({ details }) => details.page))];
}

/** Keeps Chromium from asking which program shall dial a number: the page gets no click while it asks. */
async function callNobody(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
    }),
  );
}

const test = base.extend<{ stubs: AnalyticsStubs }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern.
  stubs: async ({}, use) => {
    const stubs = await startAnalyticsStubs();
    await use(stubs);
    await stubs.close();
  },
  proxy: ({ stubs }, use) => use({ server: stubs.proxy, bypass: '*.localhost' }),
});

// Vendors must not get the header with the test's own address.
test.use({ ownAddress: false });

test('before the visitor agrees nobody else hears anything; afterwards each tool hears each event once', async ({
  page,
  stubs,
}) => {
  const dealers = await serveDealers('analytics', [
    { slug: 'asks', site: { ...plain, analytics: ALL, fieldData: 1 }, cars },
  ]);
  const question = page.getByRole('region', { name: /analytics/ });
  /** The tools that received an event of this id, each as often as it did. */
  const receivers = (eventId: number) =>
    stubs.received
      .filter(({ data }) => Number(data.eventId) === eventId)
      .map(({ tool }) => tool)
      .toSorted();
  const at = (path: string) => dealers.address('asks', path);
  await callNobody(page);
  await page.goto(at('/cars/used/'));
  await expect(question).toBeVisible();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Remove / }).first()).toBeVisible();
  await waitUntilIdle(page);
  expect(stubs.requested).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');

  await question.getByRole('button', { name: 'Accept' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('link', { name: /5550/ }).first().click();
  await fillAndSendForm(leadForm(page, 'enquiry'), { ...makePerson(), Message: 'Is it still there?' });
  await expect(page).toHaveURL(at('/success/'));
  // The next page reports it, once its tools have loaded: on a slow machine that takes seconds.
  await expect.poll(() => receivers(15)).toEqual([...KINDS].toSorted());
  await page.goto(at((await storeTradeInOffer('asks')).path));
  await page.getByRole('button', { name: 'Accept the offer' }).click();
  await expect(page).toHaveURL(at('/success/'));
  await expect.poll(() => receivers(18)).toEqual([...KINDS].toSorted());
  await page.goto(at('/search/kia/'));

  const used = { label: 'Used Car', about: 'u1, Toyota HiLux, 42990' };
  const nothing = { label: '', about: '' };
  const expected = [
    { what: 'view', ...used },
    { what: 39, ...used },
    { what: 25, ...used },
    { what: 15, ...used },
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
  // Each page was measured until the visitor left it.
  await expect.poll(() => listMeasuredPages('asks')).toEqual(expect.arrayContaining(['car', 'content']));
  // Left first: what the page still loads would fail once its host has stopped.
  await page.goto('about:blank');
  await dealers.close();
});
