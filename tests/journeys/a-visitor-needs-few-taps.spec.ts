import { expect, type Locator, type Page } from 'playwright/test';
import { fillFields, leadForm, makePerson, sendButton } from '#tests/support/browser/fill-form.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated } from '#tests/support/browser/watch-search.ts';
import { findRegoOfAge } from '#tests/support/factories/valuation-answers.ts';
import { freeReservedCars } from '#tests/support/readers/recorded-leads.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

type Tap = (target: Locator) => Promise<void>;

interface Journey {
  readonly errand: string;
  /** The largest number of taps from the home page. Typing into fields is none. */
  readonly most: number;
  /** In short runs, one journey shows that taps are counted; other tests make the steps of the others. */
  readonly tag: string[];
  readonly go: (page: Page, tap: Tap) => Promise<void>;
}

const panel = (page: Page) => page.getByRole('region', { name: 'Price and contact' });
const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article');

/** Types a sentence into the search of the home page. */
async function searchFor(page: Page, tap: Tap, sentence: string): Promise<void> {
  await page.getByRole('main').getByRole('searchbox', { name: 'Search' }).fill(sentence);
  await tap(page.getByRole('main').getByRole('button', { name: 'Search', exact: true }));
  await waitUntilHydrated(page);
}

const JOURNEYS: readonly Journey[] = [
  {
    errand: 'a sentence leads to a booked test drive',
    most: 8,
    tag: ['@narrow', '@long'],
    go: async (page, tap) => {
      await searchFor(page, tap, 'white auto ute under 40k');
      // Before the sentence is understood, the words alone find nothing.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[1-9]\d* utes for sale$/);
      await tap(cards(page).first().getByRole('heading').getByRole('link'));
      await tap(panel(page).getByRole('link', { name: 'Book a Test Drive' }));
      const form = page.getByRole('dialog', { name: 'Book a Test Drive' });
      await fillFields(form, makePerson());
      await tap(form.getByRole('button', { name: 'Next' }));
      const date = form.getByLabel('Test Drive Booking Date');
      await tap(date);
      await date.selectOption({ index: 2 });
      await tap(sendButton(form));
      await expect(page).toHaveURL(/\/success\//);
    },
  },
  {
    errand: 'a visitor learns what the car at home is worth',
    most: 9,
    tag: ['@narrow'],
    go: async (page, tap) => {
      await tap(page.getByRole('link', { name: 'Value my car' }));
      const value = page.getByRole('region', { name: "What's your car worth?" });
      await value.getByLabel('Registration number').fill(findRegoOfAge(3, new Date().getUTCFullYear()));
      await value.getByLabel('Kilometres').fill('64,000');
      await tap(value.getByRole('button', { name: 'Find my car' }));
      await tap(value.getByRole('button', { name: "Yes, that's mine" }));
      await tap(value.getByRole('button', { name: 'No problems with it? Fill in the usual answers' }));
      await tap(value.getByRole('button', { name: "See what it's worth" }));
      await expect(value.getByRole('heading', { name: /^\$[\d,]+ to \$[\d,]+$/ })).toBeVisible();
    },
  },
  {
    errand: 'a car is reserved',
    most: 3,
    tag: ['@narrow', '@long'],
    go: async (page, tap) => {
      freeReservedCars();
      await tap(
        page.getByRole('article').filter({ hasText: 'Used' }).first().getByRole('heading').getByRole('link'),
      );
      await tap(panel(page).getByRole('link', { name: /^Reserve/ }));
      const form = leadForm(page).filter({ visible: true });
      await fillFields(form, makePerson());
      await tap(sendButton(form));
      await expect(page).toHaveURL(/\/success\//);
    },
  },
  {
    errand: 'a visitor learns when a place is open at Christmas',
    most: 2,
    tag: ['@narrow', '@long'],
    go: async (page, tap) => {
      await tap(page.getByRole('link', { name: 'View Location: Coolabah Cairns' }));
      await expect(
        page.getByRole('paragraph').filter({ hasText: 'Friday 25 December Closed' }),
      ).toBeVisible();
    },
  },
  {
    errand: 'three cars are compared and one is asked about',
    most: 6,
    tag: ['@narrow', '@long'],
    go: async (page, tap) => {
      const ticks = page.getByRole('main').getByRole('checkbox', { name: /^Compare / });
      for (const index of [0, 1, 2]) await tap(ticks.nth(index));
      await tap(page.getByRole('link', { name: 'Compare (3)' }));
      await tap(
        page
          .getByRole('table')
          .getByRole('link', { name: /^Enquire/ })
          .first(),
      );
      const form = leadForm(page).filter({ visible: true });
      await fillFields(form, makePerson());
      // The keyboard of a phone has a key for the next step.
      await form.getByLabel('Postcode').press('Enter');
      await tap(sendButton(form));
      await expect(page).toHaveURL(/\/success\//);
    },
  },
];

for (const { errand, most, tag, go } of JOURNEYS)
  test(`${errand} in ${most} taps from the home page`, { tag }, async ({ page }) => {
    let taps = 0;
    await page.goto(siteUrl({ slug: 'coolabah' }, '/'));
    await go(page, async (target) => {
      taps += 1;
      await target.tap();
    });
    test.info().annotations.push({ type: 'taps', description: String(taps) });
    expect(taps).toBeLessThanOrEqual(most);
  });
