import { expect, type Locator, type Page } from 'playwright/test';
import { holdScripts } from '#tests/support/browser/hold-requests.ts';
import { filters, openFilters, readCount, readResultCount } from '#tests/support/browser/search-journeys.ts';
import { test } from '#tests/support/browser/test.ts';
import { waitUntilHydrated } from '#tests/support/browser/watch-search.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const site = { slug: 'coolabah' };
const lowest = (page: Page) => page.getByRole('slider', { name: 'Minimum price' });
const highest = (page: Page) => page.getByRole('slider', { name: 'Maximum price' });
const from = (page: Page) => page.getByRole('textbox', { name: 'Price from' });
const to = (page: Page) => page.getByRole('textbox', { name: 'Price to' });

async function openPrice(page: Page): Promise<void> {
  await openFilters(page);
  if (await lowest(page).isHidden()) await filters(page).getByText('Price', { exact: true }).click();
  await lowest(page).scrollIntoViewIfNeeded();
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(siteUrl(site, path));
  await waitUntilHydrated(page);
  await openPrice(page);
}

/** Drags a thumb to a position on the track, from 0 (left) to 1 (right), without releasing it. */
async function dragTo(page: Page, thumb: Locator, part: number): Promise<void> {
  // The native control is half a thumb wider than the track on each side.
  const { x, y, width, height } = (await thumb.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [least, most, now] = await thumb.evaluate((input: HTMLInputElement) =>
    [input.min, input.max, input.value].map(Number),
  );
  const at = (share: number) => x + height / 2 + share * (width - height);
  await page.mouse.move(at(((now ?? 0) - (least ?? 0)) / ((most ?? 0) - (least ?? 0))), y + height / 2);
  await page.mouse.down();
  await page.mouse.move(at(part), y + height / 2, { steps: 8 });
}

const number = async (thumb: Locator) => Number(await thumb.inputValue());

test('the slider spans the whole stock, whatever other filters are active', { tag: '@long' }, async ({
  page,
}) => {
  await goTo(page, '/search/');
  const [min, max] = await Promise.all([lowest(page).getAttribute('min'), highest(page).getAttribute('max')]);
  await goTo(page, '/search/hatch-cars/');
  expect(await lowest(page).getAttribute('min')).toBe(min);
  expect(await highest(page).getAttribute('max')).toBe(max);
  // Below the cheapest hatch and above the most expensive: InstantSearch's own range would reject it.
  const dear = Math.floor((Number(max) - 1) / 1000) * 1000;
  await to(page).fill(String(dear));
  await to(page).press('Enter');
  await expect(page).toHaveURL(siteUrl(site, `/search/hatch-cars/?price=:${dear}`));
});

test('an arrow key pressed before hydration moves a thumb of the price page by one step', {
  tag: '@long',
}, async ({ page }) => {
  const { letThrough } = await holdScripts(page);
  await page.goto(siteUrl(site, '/search-by-price/'));
  await lowest(page).press('ArrowRight');
  letThrough();
  await expect(page).toHaveURL(siteUrl(site, '/search-by-price/?price=5500:250000'));
});

test('a thumb dragged before hydration is applied, and one still held is applied on release', async ({
  page,
}) => {
  const { letThrough } = await holdScripts(page);
  await page.goto(siteUrl(site, '/search/'));
  await openPrice(page);
  await dragTo(page, lowest(page), 0.2);
  await page.mouse.up();
  await dragTo(page, highest(page), 0.5);
  const before = page.url();
  letThrough();
  await expect(highest(page)).toHaveAttribute('aria-valuetext', /^\$\d\d,000$/);
  await expect(from(page)).toHaveValue(/^\$\d\d,000$/);
  expect(page.url()).toBe(before);
  await page.mouse.up();
  const [low, high] = [await number(lowest(page)), await number(highest(page))];
  await expect(page).toHaveURL(siteUrl(site, `/search/?price=${low}:${high}`));
});

test('the price page counts cars while its slider moves and leads to them, dearest first', async ({
  page,
}) => {
  await page.goto(siteUrl(site, '/search-by-price/'));
  const show = page.getByRole('link', { name: /^Show Me [\d,]+ Cars$/ });
  await expect(show).toHaveAttribute('href', '/search/?price=5000:250000&sortBy=price:desc');
  const all = (await show.textContent()) ?? '';
  for (const thumb of [lowest(page), highest(page)]) {
    await expect(thumb).toHaveAttribute('min', '5000');
    await expect(thumb).toHaveAttribute('max', '250000');
  }
  await dragTo(page, highest(page), 0.2);
  await page.mouse.up();
  await expect(to(page)).toHaveValue(/^\$\d\d,[05]00$/);
  await to(page).fill('30000');
  await to(page).press('Enter');
  await from(page).fill('15000');
  await from(page).press('Enter');
  await expect(show).toHaveAttribute('href', '/search/?price=15000:30000&sortBy=price:desc');
  await expect(show).not.toHaveText(all);
  await expect(page).toHaveURL(siteUrl(site, '/search-by-price/?price=15000:30000'));
  const promised = Number((await show.textContent())?.replace(/\D/g, ''));
  await show.click();
  await expect(page).toHaveURL(siteUrl(site, '/search/?price=15000:30000&sortBy=price:desc'));
  await expect.poll(() => readResultCount(page)).toBe(promised);
  await page.goBack();
  await expect(from(page)).toHaveValue('$15,000');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a preset price range leads to its section of the list by price', async ({ page }) => {
    await page.goto(siteUrl(site, '/search-by-price/'));
    await expect(lowest(page)).toBeHidden();
    const range = page.getByRole('link', { name: /^\$20,000 to \$30,000/ });
    const promised = await readCount(range);
    await range.click();
    await expect(page).toHaveURL(siteUrl(site, '/stock/by-price/#from-20000'));
    await expect(page.getByRole('heading', { name: '$20,000 to $30,000' })).toBeInViewport();
    const prices = await page
      .getByRole('region', { name: '$20,000 to $30,000' })
      .getByText(/^(SOLD|\$[\d,]+)$/)
      .allTextContents();
    expect(prices).toHaveLength(promised);
    const amounts = prices
      .filter((price) => price !== 'SOLD')
      .map((price) => Number(price.replace(/\D/g, '')));
    expect(amounts.every((amount) => amount >= 20_000 && amount <= 30_000)).toBe(true);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  });
});
