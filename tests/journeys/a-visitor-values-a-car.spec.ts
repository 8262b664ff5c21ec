import { expect, type Locator, type Page } from 'playwright/test';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { fillAndSendForm, leadForm, makePerson } from '#tests/support/browser/fill-form.ts';
import { test } from '#tests/support/browser/test.ts';
import { findRegoOfAge } from '#tests/support/factories/valuation-answers.ts';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { findSite, siteUrl } from '#tests/support/sites/built-sites.ts';

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

test('an estimate is asked for by rego and answers, kept, and sent with the enquiry; every step is accessible', async ({
  page,
}) => {
  const person = makePerson();
  const rego = findRegoOfAge(3, YEAR);
  await page.goto(at('/trade-in/'));
  const look = async (step: string) =>
    expect.soft(await findAccessibilityProblems(page, '.value'), step).toEqual([]);
  await expect(panel(page).getByLabel('State')).toHaveValue('qld');
  await lookUp(panel(page), rego);
  await panel(page).getByRole('button', { name: "Yes, that's mine" }).waitFor();
  await look('is it yours');
  await panel(page).getByRole('button', { name: "Yes, that's mine" }).click();
  await look('questions');
  await answer(panel(page), { 'Is there finance owing on it?': 'Yes' });
  await expect(panel(page).getByText('a letter from your lender')).toBeVisible();
  await look('estimate');
  const estimate =
    (await panel(page)
      .getByRole('heading', { name: /^\$[\d,]+ to \$[\d,]+$/ })
      .textContent()) ?? '';

  await panel(page).getByRole('link', { name: 'Book my inspection' }).click();
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  await fillAndSendForm(leadForm(page), { ...person, 'Preferred dealership': 'Coolabah Cairns' });
  await expect(page).toHaveURL(at('/success/'));
  const [lead] = readRecordedLeads(person['Email Address']);
  expect(lead?.payload).toMatchObject({
    userData: { Rego: rego, message: expect.stringContaining(`${rego} (QLD), 64,000 km`) },
    valuation: {
      rego,
      regoState: 'qld',
      vehicle: { year: YEAR - 3 },
      adjustmentAnswers: { km: 64_000, service_history: 'full', finance: 'yes' },
    },
  });
  const { low, high } = Object(lead?.payload.valuation).estimate;
  expect(estimate).toBe(`$${low.toLocaleString('en-AU')} to $${high.toLocaleString('en-AU')}`);

  const car = findSite('coolabah').paths.find((path) => path.startsWith('/cars/'));
  await page.goto(at(car ?? ''));
  await expect(page.getByText(/An example estimate, subject to an inspection\.$/)).toContainText(estimate);
  await page.getByRole('link', { name: 'Value my trade-in' }).click();
  await expect(page).toHaveURL(/\/cars\/trade-in\/\?car_id=/);
});
