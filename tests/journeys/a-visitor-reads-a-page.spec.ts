import { expect } from 'playwright/test';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { summaryOf } from '#tests/support/browser/summary-of.ts';
import { test } from '#tests/support/browser/test.ts';
import { builtSites, siteUrl } from '#tests/support/sites/built-sites.ts';

const PLAYER = 'https://www.youtube-nocookie.com/**';

test('a question opens and closes by keyboard', { tag: '@long' }, async ({ page }) => {
  await page.goto(siteUrl({ slug: 'coolabah' }, '/service/'));
  const question = summaryOf(page.getByRole('group').filter({ hasText: 'Can I wait while you work on it?' }));
  const answer = page.getByText('Both workshops have a lounge and a desk');
  await expect(answer).toBeHidden();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
});

for (const { what, path, summary, tag } of [
  { what: 'questions', path: '/service/', summary: 'Can I wait while you work on it?', tag: [] },
  // On a wide screen they are open.
  { what: 'sections', path: '/finance/', summary: 'What a lender will ask for', tag: ['@narrow', '@long'] },
])
  test(`${what} unfold in 300 ms, or at once under reduced motion`, { tag }, async ({ page }) => {
    await page.goto(siteUrl({ slug: 'coolabah' }, path));
    const details = page.getByRole('group').filter({ hasText: summary });
    /** The content's height, right after an optional press, and the duration of its height transition. */
    const content = (press = false) =>
      details.evaluate((element, pressed) => {
        if (pressed) element.querySelector('summary')?.click();
        const { height, transitionDuration } = getComputedStyle(element, '::details-content');
        return { height: Number.parseFloat(height), takes: transitionDuration };
      }, press);
    const { height: whole } = await content(true);
    expect(whole).toBeGreaterThan(20);
    await content(true);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await content()).toEqual({ height: 0, takes: '0.3s, 0.3s' });
    expect((await content(true)).height).toBeLessThan(whole / 2);
    await expect.poll(async () => (await content()).height).toBeCloseTo(whole, 0);
  });

test('a video player is requested only when the visitor starts the video', { tag: '@long' }, async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(PLAYER, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' });
  });
  await page.goto(siteUrl({ slug: 'wattlebird' }, '/about-us/'));
  const play = page.getByRole('link', { name: /^Play the video/ });
  await play.scrollIntoViewIfNeeded();
  await play.hover();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(asked).toEqual([]);
  await play.press('Enter');
  const frame = page.getByTitle('Watch before you visit');
  await expect(frame).toBeFocused();
  await expect(frame.contentFrame().getByText('Player')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('promotions can be stepped through, and their links work', async ({ page }) => {
  await page.goto(siteUrl({ slug: 'boobook' }, '/'));
  const slides = page.getByRole('region', { name: 'Promotions' });
  await slides.scrollIntoViewIfNeeded();
  await page.mouse.move(10, 10);
  await slides.getByRole('button', { name: 'Next' }).click();
  await expect(slides.getByRole('button', { name: 'Previous' })).toBeEnabled();
  const second = slides.getByRole('link', { name: /Buying three trucks or more/ });
  await expect(second).toBeInViewport({ ratio: 0.8 });
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await second.click();
  await expect(page).toHaveURL(siteUrl({ slug: 'boobook' }, '/fleet/'));
});

test('sections start closed on a phone and open on a wide screen', { tag: '@long' }, async ({
  page,
  isMobile,
}) => {
  await page.goto(siteUrl({ slug: 'coolabah' }, '/finance/'));
  const text = page.getByText('Your driver licence or other photo ID');
  await expect(text).toBeVisible({ visible: !isMobile });
  await page.getByText('What a lender will ask for').click();
  await expect(text).toBeVisible({ visible: isMobile });
  await page.goto(siteUrl({ slug: 'coolabah' }, '/terms-and-conditions/'));
  await expect(page.getByText('We take care to keep descriptions')).toBeVisible({ visible: !isMobile });
});

test("the last day of a lender's offer depends on the day of the visit, not of the build", {
  tag: '@long',
}, async ({ page }) => {
  const site = builtSites().find(({ slug }) => slug === 'coolabah');
  if (!site) throw new Error('coolabah is not built');
  await page.goto(siteUrl(site, '/search/?sort=year:desc'));
  await page.getByRole('article').filter({ hasText: 'per week' }).first().getByRole('link').first().click();
  const note = page.getByRole('region', { name: 'About the repayments' });
  await expect(note).toContainText('Assumes a deposit of 10%.');
  await expect(note.getByRole('time')).toHaveText('17 July 2026');
  await page.clock.setFixedTime('2027-01-31T02:00:00Z');
  await page.reload();
  await expect(note.getByRole('time')).toHaveText('28 February 2027');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sections are open, questions unfold, and a video is a link to its service', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto(siteUrl({ slug: 'coolabah' }, '/finance/'));
    await expect(page.getByText('Your driver licence or other photo ID')).toBeVisible();
    await page.goto(siteUrl({ slug: 'coolabah' }, '/service/'));
    await page.getByText('How long does a service take?').click();
    await expect(page.getByText('A logbook service takes anywhere from two hours')).toBeVisible();
    await page.goto(siteUrl({ slug: 'wattlebird' }, '/about-us/'));
    await expect(page.getByRole('link', { name: /^Play the video/ })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    );
  });
});
