import { expect, type Locator, type Page } from 'playwright/test';
import { findAccessibilityProblems } from '#scripts/audit/axe.ts';
import { fillAndSendForm, leadForm, makePerson } from '#tests/support/browser/fill-form.ts';
import { test } from '#tests/support/browser/test.ts';
import { findRegoOfAge, UNKNOWN_REGO } from '#tests/support/factories/valuation-answers.ts';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { builtSites, siteUrl } from '#tests/support/sites/built-sites.ts';

const site = builtSites().find(({ slug }) => slug === 'coolabah');
const at = (path: string) => siteUrl({ slug: 'coolabah' }, path);
const carPath = site?.paths.find((path) => path.startsWith('/cars/')) ?? '';
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

/** Values a car that is new enough, and returns its estimate: '$12,300 to $13,900'. */
async function value(page: Page, over: Partial<typeof GOOD> = {}): Promise<string> {
  await lookUp(panel(page), findRegoOfAge(3, YEAR));
  await panel(page).getByRole('button', { name: "Yes, that's mine" }).click();
  await answer(panel(page), over);
  return (
    (await panel(page)
      .getByRole('heading', { name: /^\$[\d,]+ to \$[\d,]+$/ })
      .textContent()) ?? ''
  );
}

/** The valuation on the visitor's device. */
const readStoredValuation = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('forecourt:coolabah:valuation') ?? 'null'));

test('a car is looked up by rego and valued, and the enquiry includes the full valuation', {
  tag: '@long',
}, async ({ page }) => {
  const notes: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'info') notes.push(message.text());
  });
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (/\/api\/(rego|valuation|miscellaneous)$/.test(request.url())) asked.push(request.postDataJSON());
  });
  const rego = findRegoOfAge(3, YEAR);
  await page.goto(at('/trade-in/'));
  await expect(panel(page).getByLabel('State')).toHaveValue('qld');
  const estimate = await value(page);
  await expect(panel(page).getByText('Example estimate', { exact: true })).toBeVisible();
  await expect(
    panel(page).getByText(/^Valid for 7 days, until \d+ \w+ \d{4}\. Subject to an inspection\.$/),
  ).toBeVisible();
  await expect(panel(page)).toContainText('after which we may revise or withdraw them');
  expect(asked).toEqual([
    { rego, regoState: 'qld' },
    { id: expect.any(String), adjustmentAnswers: expect.objectContaining({ km: 64_000, condition: 'good' }) },
    expect.objectContaining({ rego, column_name: 'valuation' }),
  ]);
  await expect.poll(() => notes).toEqual(['Valuation saved']);
  const { valid_until } = await readStoredValuation(page);
  expect(readRecordedLeads(valid_until)).toMatchObject([
    { form: 'miscellaneous', payload: { column_name: 'valuation', rego, valid_until } },
  ]);

  const person = makePerson();
  await panel(page).getByRole('link', { name: 'Book my inspection' }).click();
  await expect(leadForm(page).getByText('Step 2 of 2')).toBeVisible();
  await fillAndSendForm(leadForm(page), { ...person, 'Preferred dealership': 'Coolabah Cairns' });
  await expect(page).toHaveURL(/\/success\//);
  const [lead] = readRecordedLeads(person['Email Address']);
  expect(lead?.payload).toMatchObject({
    userData: {
      Rego: rego,
      category: 'Trade-In',
      message: expect.stringContaining(`${rego} (QLD), 64,000 km`),
    },
    valuation: {
      rego,
      regoState: 'qld',
      vehicle: { year: YEAR - 3 },
      adjustmentAnswers: { km: 64_000, service_history: 'full', finance: 'no' },
      example: true,
    },
  });
  const recordedEstimate = Object(lead?.payload.valuation).estimate;
  expect(estimate).toBe(
    `$${recordedEstimate.low.toLocaleString('en-AU')} to $${recordedEstimate.high.toLocaleString('en-AU')}`,
  );
});

test('after an unknown rego the visitor names the car, and the team prices it', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(at('/sell-your-car/'));
  await panel(page).getByLabel('State').selectOption('nsw');
  await lookUp(panel(page), UNKNOWN_REGO);
  await expect(
    panel(page).getByRole('heading', { name: `We couldn't find ${UNKNOWN_REGO} in NSW` }),
  ).toBeFocused();
  await panel(page).getByLabel('Year, make and model').fill('2012 Holden Captiva');
  await panel(page).getByRole('button', { name: 'Continue' }).click();
  await answer(panel(page));
  await expect(
    panel(page).getByRole('heading', { name: "We'll price your car after an inspection" }),
  ).toBeFocused();
  const person = makePerson();
  await panel(page).getByRole('link', { name: 'Book my inspection' }).click();
  await expect(leadForm(page).getByText('Step 2 of 2')).toBeVisible();
  await fillAndSendForm(leadForm(page), { ...person, 'Preferred dealership': 'Coolabah Cairns' });
  await expect(page).toHaveURL(/\/success\//);
  expect(readRecordedLeads(person['Email Address'])).toMatchObject([
    {
      payload: {
        userData: { category: 'Sell Your Car' },
        valuation: {
          regoState: 'nsw',
          vehicle: null,
          adjustmentAnswers: { vehicle: '2012 Holden Captiva' },
          estimate: null,
        },
      },
    },
  ]);
});

test('a car with a major fault is priced after an inspection', { tag: '@long' }, async ({ page }) => {
  await page.goto(at('/trade-in/'));
  await lookUp(panel(page), findRegoOfAge(3, YEAR));
  await panel(page).getByRole('button', { name: "Yes, that's mine" }).click();
  await answer(panel(page), { 'Any mechanical faults or warning lights?': 'Something major' });
  await expect(
    panel(page).getByRole('heading', { name: "We'll price your car after an inspection" }),
  ).toBeFocused();
});

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

test('a dealer that does not record valuations is sent none', { tag: '@long' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(siteUrl({ slug: 'wattlebird' }, '/trade-in/'));
  await value(page);
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual(['/api/rego', '/api/valuation']);
});

test('a valuation that cannot be saved is logged, and the visitor can continue', { tag: '@long' }, async ({
  page,
  trouble,
}) => {
  await page.route('**/api/miscellaneous', (route) =>
    route.fulfill({ status: 503, json: { error: 'Full' } }),
  );
  await page.goto(at('/trade-in/'));
  await value(page);
  await expect
    .poll(() => trouble)
    .toEqual([
      expect.stringContaining('/api/miscellaneous: 503'),
      expect.stringContaining('console: Failed to save valuation data'),
    ]);
  trouble.splice(0);
  await panel(page).getByRole('link', { name: 'Book my inspection' }).click();
  await expect(leadForm(page).getByText('Step 2 of 2')).toBeVisible();
});

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

test("a car's page shows the balance after the trade-in while the estimate is valid", {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(at('/trade-in/'));
  const estimate = await value(page);
  await page.goto(at(carPath));
  const left = page.getByText(/^\$[\d,]+ to \$[\d,]+ less your trade-in\. Your/);
  await expect(left).toContainText(`${estimate}. An example estimate, subject to an inspection.`);
  await page.getByRole('link', { name: 'Value my trade-in' }).click();
  await expect(page).toHaveURL(/\/cars\/trade-in\/\?car_id=/);
  await expect(page.getByRole('link', { name: /^\d{4} / })).toHaveAttribute('href', carPath);
  await expect(left).toBeVisible();
  await panel(page).getByRole('button', { name: 'Value another car' }).click();
  await expect(left).toBeHidden();
  await expect(panel(page).getByLabel('Registration number')).toBeFocused();
});

test('an expired estimate is not shown and is deleted', { tag: '@long' }, async ({ page }) => {
  await page.goto(at('/trade-in/'));
  await value(page);
  const { valid_until } = await readStoredValuation(page);
  await page.clock.setFixedTime(Date.parse(valid_until) + 1);
  await page.goto(at(carPath));
  await expect.poll(() => readStoredValuation(page)).toBeNull();
  await expect(page.getByText('less your trade-in')).toHaveCount(0);
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the enquiry form replaces the valuation, and its lead names the car to be bought', {
    tag: '@long',
  }, async ({ page }) => {
    const person = makePerson();
    await page.goto(at('/cars/trade-in/?car_id=c1'));
    await expect(panel(page)).toBeHidden();
    await fillAndSendForm(leadForm(page), {
      ...person,
      Rego: 'ABC123',
      Message: 'What is it worth?',
      'Preferred dealership': 'Coolabah Cairns',
    });
    await expect(page).toHaveURL(/\/success\//);
    expect(readRecordedLeads(person['Email Address'])).toMatchObject([
      { form: 'trade-in', payload: { car_id: 'c1', userData: { Rego: 'ABC123' } } },
    ]);
  });
});
