import { expect, type Locator, type Page } from 'playwright/test';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { test } from '#tests/support/browser/test.ts';
import { findRegoOfAge } from '#tests/support/factories/valuation-answers.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

const at = (path: string) => siteUrl({ slug: 'coolabah' }, path);
/** The year of the functions' clock, which is the machine's. */
const YEAR = new Date().getUTCFullYear();
const panel = (page: Page) => page.getByRole('region', { name: /^What's your .* worth\?/ });
const GOOD = {
  'How does your car look, inside and out?': 'Good (small marks)',
  'Does it have its logbook and service history?': 'Yes, all of it',
  'Any mechanical faults or warning lights?': 'None',
  'Has it been repaired after an accident?': 'No',
  'Was it ever stolen, written off or damaged by hail?': 'No',
  'How many keys do you have?': 'Two or more',
  'Is there finance owing on it?': 'No',
};

async function lookUp(value: Locator, rego: string, km = '64,000'): Promise<void> {
  await value.getByLabel('Registration number').fill(rego);
  await value.getByLabel('Kilometres').fill(km);
  await value.getByRole('button', { name: 'Find my car' }).click();
}

async function answer(value: Locator, over: Partial<typeof GOOD> = {}): Promise<void> {
  for (const [question, text] of Object.entries({ ...GOOD, ...over }))
    await value
      .getByRole('radiogroup', { name: question })
      .getByRole('radio', { name: text, exact: true })
      .check();
  await value.getByRole('button', { name: "See what it's worth" }).click();
}

const LIMITS = [
  { slug: 'coolabah', age: 8, years: 7, tag: '@long' },
  { slug: 'wattlebird', age: 11, years: 10, tag: [] },
];
for (const { slug, age, years, tag } of LIMITS) {
  test(`${slug}: a car over ${years} years old is priced after an inspection, as the questions explain`, {
    tag,
  }, async ({ page }) => {
    await page.goto(siteUrl({ slug }, '/trade-in/'));
    await panel(page).getByLabel('State').selectOption('qld');
    await lookUp(panel(page), findRegoOfAge(age, YEAR));
    await expect(panel(page).getByText(`vehicles up to ${years} years old`)).toBeVisible();
    await expect(panel(page).getByRole('button', { name: 'Book my inspection' })).toBeVisible();
    await page.getByText('Can I get an estimate for my car online?').click();
    await expect(page.getByText(`over ${years} years old or has done over 100,000 km`)).toBeVisible();
    await panel(page).getByRole('link', { name: 'Terms and conditions' }).click();
    const folder = slug === 'wattlebird' ? '/pages' : '';
    await expect(page).toHaveURL(siteUrl({ slug }, `${folder}/value-my-car-terms-and-conditions/`));
    await expect(page.getByRole('heading', { name: 'Valuation terms' })).toBeVisible();
  });
}

test('when the rego lookup fails, the step says why and the same button retries', { tag: '@long' }, async ({
  page,
  trouble,
}) => {
  await page.goto(at('/trade-in/'));
  await page.route('**/api/rego', (route) => route.abort('internetdisconnected'), { times: 1 });
  await lookUp(panel(page), findRegoOfAge(3, YEAR));
  await expect(panel(page).getByRole('alert')).toContainText("We couldn't connect.");
  trouble.splice(0);
  await panel(page).getByRole('button', { name: 'Find my car' }).click();
  await expect(panel(page).getByRole('heading', { name: 'Is this your car?' })).toBeFocused();
});

test('errors in a step are shown beside their fields', { tag: '@long' }, async ({ page }) => {
  await page.goto(at('/trade-in/'));
  await lookUp(panel(page), '', 'many');
  await expect(panel(page).getByRole('alert')).toContainText('Please fix the following errors:');
  await expect(panel(page).getByLabel('Registration number')).toBeFocused();
  await expect(panel(page).getByLabel('Kilometres')).toHaveAccessibleDescription(
    'Enter the kilometres, such as 84,000.',
  );
  await lookUp(panel(page), findRegoOfAge(3, YEAR));
  await panel(page).getByRole('button', { name: "No, that's not mine" }).click();
  await expect(panel(page).getByRole('heading', { name: 'Which car is it?' })).toBeFocused();
});

test('every step is accessible', async ({ page }) => {
  await page.goto(at('/trade-in/'));
  const look = async (step: string) => expect.soft(await findAccessibilityProblems(page), step).toEqual([]);
  await look('first');
  await lookUp(panel(page), findRegoOfAge(3, YEAR));
  await panel(page).getByRole('button', { name: "Yes, that's mine" }).waitFor();
  await look('is it yours');
  await panel(page).getByRole('button', { name: "Yes, that's mine" }).click();
  await look('questions');
  await answer(panel(page), { 'Is there finance owing on it?': 'Yes' });
  await expect(panel(page).getByText('a letter from your lender')).toBeVisible();
  await look('estimate');
});
