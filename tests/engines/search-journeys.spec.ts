import { expect } from 'playwright/test';
import {
  closeFilters,
  openFilters,
  openSearch,
  readHeading,
  waitForSearch,
} from '#tests/support/engines/pages.ts';
import { test } from '#tests/support/engines/test.ts';
import { expectSoon, type Visitor } from '#tests/support/engines/visitor.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';
import { type HostedDealer, startHostedDealer } from '#tests/support/sites/hosted-dealer.ts';

/*
 * The main path of each search journey of tests/journeys that no other test follows in these engines. Their drivers can neither switch
 * scripts off nor hold single requests: a-visitor-without-javascript, and what happens before scripts or the stock have loaded, stay with
 * Chromium.
 */

const GROUP = 'coolabah';
const USED_YARD = 'wattlebird';

const cards = (visitor: Visitor) => visitor.role('main').role('article');
const sort = (visitor: Visitor) => visitor.role('combobox', { name: 'Sort by' });
const expectAddress = (visitor: Visitor, path: string | RegExp) =>
  expectSoon(() => visitor.address()).toEqual(typeof path === 'string' ? path : expect.stringMatching(path));
const expectHeading = (visitor: Visitor, text: RegExp) =>
  expectSoon(() => readHeading(visitor)).toMatch(text);
const toNumber = (text: string) => Number(/[\d,]+/.exec(text)?.[0].replace(',', ''));
const textsOf = async (found: { all(): Promise<{ text: string }[]> }) =>
  (await found.all()).map(({ text }) => text);

/** Presses Tab until a control has the focus that is called so. */
async function tabTo(visitor: Visitor, name: string): Promise<void> {
  for (let press = 0; press < 250; press++) {
    await visitor.press('Tab');
    const label = await visitor.evaluate(() => {
      const element = document.activeElement as HTMLInputElement;
      return element.getAttribute('aria-label') ?? (element.labels?.[0] ?? element).textContent;
    });
    if (label?.trim() === name) return;
  }
  throw new Error(`no Tab leads to ${name}.`);
}

/** Saves the search of a page, finds it on the page of saved searches, and opens it there. */
async function saveAndReopen(visitor: Visitor, path: string, name: RegExp): Promise<void> {
  await visitor.role('button', { name: 'Save this search' }).click();
  await visitor.role('button', { name: 'Search saved' }).view();
  await visitor.open(siteUrl({ slug: GROUP }, '/saved-searches/'));
  const entry = visitor.selector('main .searches').role('listitem');
  // Until vehicles are counted, a search has another title.
  await entry.text(/^(\d+ cars|None in stock right now)$/).view();
  await entry.role('link', { name }).click();
  await expectAddress(visitor, path);
}

const JOURNEYS: readonly {
  what: string;
  slug?: string;
  path?: string;
  steps: (visitor: Visitor) => Promise<void>;
}[] = [
  {
    what: "the dealer's own order is there from the start, can be left and is found again",
    slug: USED_YARD,
    steps: async (visitor) => {
      const prices = async () =>
        (await textsOf(cards(visitor).selector('.price'))).map(toNumber).filter(Boolean);
      const first = await prices();
      expect(first.length).toBeGreaterThan(10);
      expect(first).toEqual(first.toSorted((a, b) => a - b));
      await sort(visitor).choose('Most relevant');
      await expectAddress(visitor, '/search/?sortBy=relevance');
      await expectSoon(prices).not.toEqual(first);
      await sort(visitor).choose('Lowest price');
      await expectAddress(visitor, '/search/');
      await expectSoon(prices).toEqual(first);
      await sort(visitor).choose('Biggest saving');
      await expectAddress(visitor, '/search/?sortBy=saving:desc');
      await expectSoon(prices).not.toEqual(first);
      expect((await textsOf(cards(visitor))).filter((text) => text.includes('SOLD'))).toEqual([]);
    },
  },
  {
    what: 'more makes are shown on demand, and a chosen make offers its models',
    steps: async (visitor) => {
      const panel = await openFilters(visitor);
      const makes = panel.role('group', { name: 'Make' }).role('checkbox');
      await panel.role('button', { name: 'Show all makes' }).click();
      await expectSoon(() => makes.count()).toBeGreaterThan(8);
      await panel.role('checkbox', { name: /^Toyota/ }).click();
      await panel.text('Select models').click();
      await panel.role('checkbox', { name: /^HiLux/ }).click();
      await expectAddress(visitor, '/search/toyota/hilux/');
      await panel.role('checkbox', { name: /^Ford/ }).click();
      await expectAddress(visitor, '/search/?make=Ford&make_model=Toyota:HiLux');
      await closeFilters(visitor);
      await visitor.role('button', { name: 'Remove filter: Ford' }).click();
      await expectAddress(visitor, '/search/toyota/hilux/');
    },
  },
  {
    what: 'a dropdown shows how many values a link selects, and a single choice is made and cleared',
    slug: USED_YARD,
    path: '/search/?fuel=Diesel&fuel=Petrol',
    steps: async (visitor) => {
      const panel = await openFilters(visitor);
      const fuel = panel.role('combobox', { name: 'Fuel' });
      expect((await fuel.view()).text).toContain('2 selected');
      await fuel.choose('All');
      await expectAddress(visitor, '/search/');
      const toyota = panel.role('radio', { name: /^Toyota/ });
      await toyota.click();
      await expectAddress(visitor, '/search/toyota/');
      await toyota.focus();
      await visitor.press('ArrowRight');
      await expectAddress(visitor, /^\/search\/(?!toyota)[a-z-]+\/$/);
      await panel.role('radio', { checked: true }).click();
      await expectAddress(visitor, '/search/');
    },
  },
  {
    what: 'a search is saved, listed and opened again',
    path: '/search/toyota/?sortBy=price:asc',
    steps: (visitor) => saveAndReopen(visitor, '/search/toyota/?sortBy=price:asc', /^Toyota/),
  },
  {
    what: 'a search is made and turned over by keyboard alone',
    steps: async (visitor) => {
      await tabTo(visitor, 'Search');
      await visitor.type('zzzz');
      await expectHeading(visitor, /^0 /);
      await tabTo(visitor, 'Clear search');
      await visitor.press('Enter');
      await expectHeading(visitor, /^[1-9]/);
      await tabTo(visitor, 'Page 2');
      await visitor.press('Enter');
      await expectAddress(visitor, '/search/?page=2');
      await expectSoon(async () => (await visitor.role('heading', { level: 1 }).view()).focused).toBe(true);
    },
  },
  {
    what: 'a search that fails leaves the last results, and is tried again',
    steps: async (visitor) => {
      const all = await readHeading(visitor);
      await visitor.evaluate(() => {
        const { postMessage } = Worker.prototype;
        Worker.prototype.postMessage = function ({ id }: { id: number }) {
          const data = { id, error: 'The test lets it fail.' };
          setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
        };
        Object.assign(window, { repair: () => Object.assign(Worker.prototype, { postMessage }) });
      });
      await (await openFilters(visitor)).role('checkbox', { name: /^Toyota/ }).click();
      const retry = visitor.role('button', { name: 'Try again' }).nth(0);
      await retry.view();
      expect(await readHeading(visitor)).toBe(all);
      await expectAddress(visitor, '/search/');
      await visitor.evaluate(() => {
        Reflect.get(window, 'repair')();
      });
      await retry.click();
      await expectAddress(visitor, '/search/toyota/');
      await expectSoon(() => retry.count()).toBe(0);
    },
  },
  {
    what: 'a link with words finds what they mean, names what it left out, and can search for exactly that',
    path: '/search/?query=hilux+unicorn',
    steps: async (visitor) => {
      await expectHeading(visitor, /^[1-9]\d* Toyota HiLux for sale$/);
      const unicorn = visitor.role('button', { name: 'Remove word: “unicorn”' });
      await unicorn.view();
      await visitor.role('button', { name: 'Search these exact words instead' }).click();
      await expectAddress(visitor, '/search/?query=%22hilux+unicorn%22');
      await expectHeading(visitor, /^0 /);
      await visitor.role('button', { name: 'Use smart search instead' }).click();
      await unicorn.click();
      await expectAddress(visitor, '/search/?query=hilux');
    },
  },
  {
    what: 'when nothing is found, one tap leads on, and another undoes the last step',
    steps: async (visitor) => {
      const popular = visitor.role('navigation', { name: 'Popular searches' });
      await popular.role('link', { name: 'Utes' }).click();
      await expectAddress(visitor, '/search/ute-cars/');
      await visitor.role('combobox', { name: 'Search' }).fill('petrol manual');
      await visitor.press('Enter');
      await expectAddress(visitor, '/search/ute-cars/?query=petrol+manual');
      await expectHeading(visitor, /^0 utes for sale$/);
      const way = visitor.role('list', { name: 'Other searches' }).role('button').nth(0);
      const promised = toNumber(/\d+ cars?$/.exec((await way.view()).text)?.[0] ?? '');
      await way.click();
      await expectAddress(visitor, /^(?!.*ute-cars.*petrol.manual)/);
      await expectSoon(() => cards(visitor).count()).toBe(Math.min(promised, 21));
      await visitor.back();
      await expectHeading(visitor, /^0 utes for sale$/);
      await visitor.role('button', { name: 'Undo last step' }).click();
      // Where keys come slowly, the text took several steps.
      await expectAddress(visitor, /^\/search\/ute-cars\/(?!.*manual)/);
    },
  },
  {
    what: 'nearest first asks for a postcode, and shows how far vehicles are away',
    steps: async (visitor) => {
      await sort(visitor).choose('Nearest first');
      await expectAddress(visitor, '/search/?sortBy=distance:asc');
      await visitor.label('Your postcode').fill('4810');
      await visitor.press('Enter');
      await visitor.text('Nearest to 4810 first.').view();
      await expectSoon(async () => (await cards(visitor).nth(0).view()).text).toMatch(
        /Townsville, .* km away/,
      );
    },
  },
  {
    what: 'ticked cars are compared side by side',
    steps: async (visitor) => {
      for (const number of [0, 1])
        await visitor
          .role('checkbox', { name: /^Compare / })
          .nth(number)
          .click();
      await visitor.role('link', { name: 'Compare (2)' }).click();
      await expectAddress(visitor, /^\/compare\/\?ids=[^,]+,[^,]+$/);
      await expectSoon(() => visitor.role('table').role('columnheader').count()).toBe(2);
    },
  },
  {
    what: 'parts are narrowed by category and enquired about',
    path: '/parts/search/',
    steps: async (visitor) => {
      await (await openFilters(visitor)).role('checkbox').nth(0).click();
      await expectAddress(visitor, /^\/parts\/search\/\?categories=./);
      await closeFilters(visitor);
      const enquire = visitor.role('link', { name: /^Enquire: / }).nth(0);
      const { href } = await enquire.view();
      await enquire.click();
      await expectAddress(visitor, href ?? '');
    },
  },
];

for (const { what, slug = GROUP, path, steps } of JOURNEYS) {
  test(what, { tag: '@long' }, async ({ visitor }) => {
    await openSearch(visitor, slug, path);
    await steps(visitor);
  });
}

test('a search without stock is saved with its filters, opened again, and leads on', {
  tag: '@long',
}, async ({ visitor }) => {
  const path = '/search/toyota/tarago/?price=:30000';
  await visitor.open(siteUrl({ slug: GROUP }, path));
  await expectHeading(visitor, /^Toyota Tarago for sale$/);
  await saveAndReopen(visitor, path, /^Toyota Tarago, under \$30,000$/);
  await visitor.role('link', { name: /^Toyota\s*\d+$/ }).click();
  await expectHeading(visitor, /^[1-9]\d* Toyota cars for sale$/);
});

test.describe('a stock searched through a Typesense host', () => {
  let dealer: HostedDealer | undefined;
  test.beforeAll(async () => {
    dealer = await startHostedDealer();
  });
  test.afterAll(() => dealer?.close());

  test('is narrowed there, and by the index file once the host fails', { tag: '@long' }, async ({
    visitor,
  }) => {
    await visitor.open(`${dealer?.origin}/search/`);
    await waitForSearch(visitor);
    const panel = await openFilters(visitor);
    await panel.role('checkbox', { name: /^Toyota/ }).click();
    await expectHeading(visitor, /^[1-9]\d* Toyota cars for sale$/);
    if (dealer) dealer.server.trouble = { status: 503 };
    await panel.role('checkbox', { name: /^Mazda/ }).click();
    await expectHeading(visitor, /^[1-9]\d* cars for sale$/);
    await expectAddress(visitor, '/search/?make=Mazda&make=Toyota');
    // What the host answered.
    await visitor.takeTrouble();
  });
});
