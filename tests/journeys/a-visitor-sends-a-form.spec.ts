import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { getTestFolders } from '#scripts/test/environment.ts';
import { contactPanel } from '#tests/support/browser/car-page.ts';
import { fillAndSendForm, leadForm, makePerson, sendButton } from '#tests/support/browser/fill-form.ts';
import { findForm, openForm } from '#tests/support/browser/find-form.ts';
import { readDeviceStorage } from '#tests/support/browser/read-device-storage.ts';
import { longUnless } from '#tests/support/browser/run-tags.ts';
import { test } from '#tests/support/browser/test.ts';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { builtSites, siteUrl } from '#tests/support/sites/built-sites.ts';

const [site] = builtSites().filter(({ slug }) => slug === 'coolabah');
if (!site) throw new Error('coolabah is not built');
const at = (path: string) => siteUrl(site, path);
const carPath = site.paths.find((path) => path.startsWith('/cars/')) ?? '';
const tracked = (page: Page) => page.evaluate(() => window.dataLayer ?? []);

/** The stock by id, according to the site facts. */
function readStock(): Record<string, { location_id: string }> {
  const facts = readFileSync(join(getTestFolders().distDir, '.server', `${site?.slug}.json`), 'utf8');
  return JSON.parse(facts).stock;
}

/** Records analytics events across page changes. */
async function watchEvents(page: Page): Promise<unknown[]> {
  const events: unknown[] = [];
  await page.exposeFunction('noteEvent', (event: unknown) => events.push(event));
  await page.addInitScript(() => {
    document.addEventListener('forecourt:track', (event) => {
      (window as unknown as { noteEvent(detail: unknown): void }).noteEvent((event as CustomEvent).detail);
    });
  });
  return events;
}

const PAGES = [
  { path: '/contact/', form: 'contact', category: 'General Enquiry', event: 22 },
  { path: '/finance/', form: 'finance', category: 'Finance Enquiry', event: 22 },
  { path: '/book-test-drive/', form: 'test-drive', category: 'Test Drive', event: 22 },
  { path: '/service/', form: 'service', category: 'Service Enquiry', event: 22 },
  { path: '/vehicle-parts-and-accessories/', form: 'parts', category: 'Parts Enquiry', event: 22 },
  {
    path: '/trade-in/',
    form: 'trade-in',
    category: 'Trade-In',
    subcategory: '1. Valuation Requested',
    event: 22,
  },
  {
    path: '/sell-your-car/',
    form: 'sell-your-car',
    category: 'Sell Your Car',
    subcategory: '1. Valuation Requested',
    event: 22,
  },
  {
    path: '/careers/',
    form: 'careers',
    category: 'General Enquiry',
    subcategory: 'Career Enquiry',
    event: 51,
  },
] as const;

for (const { path, form: name, event, ...filed } of PAGES) {
  const place = name === 'service' ? 'Coolabah Townsville Service' : 'Coolabah Townsville';
  test(`the form of ${path} is recorded and reported once, and the next page confirms it`, {
    tag: longUnless(name === 'service'),
  }, async ({ page }) => {
    const events = await watchEvents(page);
    await page.addInitScript(() =>
      Object.assign(window, { arrived: localStorage.getItem('forecourt:coolabah:success-category') }),
    );
    const person = makePerson();
    const url = at(`${path}?utm_source=radio`);
    await page.goto(url);
    const user_agent = await page.evaluate(() => navigator.userAgent);
    await fillAndSendForm(leadForm(page, name), {
      ...person,
      Message: 'Hello there',
      Location: place,
      Rego: 'ABC 123',
      'Preferred dealership': 'Coolabah Cairns',
    });
    await expect(page).toHaveURL(at('/success/'));
    const success = name === 'careers' ? 'Careers Enquiry' : filed.category;
    expect(await page.evaluate(() => Reflect.get(window, 'arrived'))).toBe(JSON.stringify(success));
    await expect(page.locator('[data-success]').filter({ visible: true })).toHaveAttribute(
      'data-success',
      success,
    );

    const [lead, ...others] = readRecordedLeads(person['Email Address']);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      site: site.slug,
      form: name,
      handling: 'deliver',
      payload: {
        url,
        user_agent,
        source: 'Website',
        lead_attributes: { visited_pages: [path], linked_query_params: { utm_source: 'radio' } },
        userData: {
          ...filed,
          name: 'Ada',
          last_name: 'Byron',
          phone: '+61412345678',
          postcode: '0800',
          message: 'Hello there',
          opt_in: true,
          isLastStep: true,
        },
      },
    });
    // The captcha of a general enquiry was solved.
    expect(lead?.payload).not.toHaveProperty('verification');
    expect(events).toEqual([{ eventId: event }]);

    await page.reload();
    await expect(page.locator('[data-success]').filter({ visible: true })).toHaveCount(0);
  });
}

test('a message about careers from the general enquiry is recorded with its subcategory', {
  tag: '@long',
}, async ({ page }) => {
  const events = await watchEvents(page);
  const person = makePerson();
  await page.goto(at('/contact/'));
  await fillAndSendForm(leadForm(page), {
    ...person,
    "What's it about?": 'Careers Enquiry',
    Message: 'Do you train apprentices?',
    Location: 'Coolabah Cairns',
  });
  await expect(page).toHaveURL(at('/success/'));
  expect(readRecordedLeads(person['Email Address'])).toMatchObject([
    {
      form: 'contact',
      payload: { userData: { category: 'General Enquiry', subcategory: 'Career Enquiry' } },
    },
  ]);
  expect(events).toEqual([{ eventId: 51 }]);
});

test('a program that fills in the field that people do not see gets the next page, and the dealer gets nothing', {
  tag: '@long',
}, async ({ page }) => {
  const person = makePerson();
  await page.goto(at('/service/'));
  const form = leadForm(page);
  await form.getByLabel('Leave this empty', { exact: true }).evaluate((field: HTMLInputElement) => {
    field.value = 'http://spam.example';
  });
  await fillAndSendForm(form, { ...person, Message: 'Buy now', Location: 'Coolabah Townsville Service' });
  await expect(page).toHaveURL(at('/success/'));
  expect(readRecordedLeads(person['Email Address'])).toMatchObject([{ handling: 'spam' }]);
});

test('photos of a car can be requested without a message, under a subject of their own', {
  tag: '@long',
}, async ({ page }) => {
  const person = makePerson();
  const place = await findForm(site.slug, 'request-photos');
  await page.goto(at(place.path));
  await fillAndSendForm(await openForm(page, 'request-photos', place), person);
  await expect(page).toHaveURL(at('/success/'));
  const [lead] = readRecordedLeads(person['Email Address']);
  expect(lead).toMatchObject({
    form: 'request-photos',
    payload: {
      car_id: expect.any(String),
      userData: { category: 'Photo Request', subject: 'Please send photos for this car' },
    },
  });
  expect(lead?.payload.userData).not.toHaveProperty('message');
});

test('terms must be agreed to before a form is sent', { tag: '@long' }, async ({ page }) => {
  const person = makePerson();
  await page.goto(siteUrl({ slug: 'wattlebird' }, '/contact/'));
  const form = leadForm(page);
  await fillAndSendForm(form, { ...person, Message: 'Hello' });
  await expect(form.getByRole('alert')).toContainText(
    '*You must agree to the terms of use before submitting.',
  );
  await expect(form.getByLabel('I agree to the terms of use')).toBeFocused();
  expect(readRecordedLeads(person['Email Address'])).toEqual([]);
  await form.getByLabel('I agree to the terms of use').check();
  await sendButton(form).click();
  await expect(page).toHaveURL(siteUrl({ slug: 'wattlebird' }, '/success/'));
  expect(readRecordedLeads(person['Email Address'])).toMatchObject([
    { payload: { userData: { terms_conditions: true } } },
  ]);
});

test('a test drive is booked in two steps, at a time when the location is open', { tag: '@long' }, async ({
  page,
}) => {
  const events = await watchEvents(page);
  const person = makePerson();
  await page.goto(at(carPath));
  await contactPanel(page).getByRole('link', { name: 'Book a Test Drive' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book a Test Drive' });
  await expect(dialog).toContainText((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
  await fillAndSendForm(dialog, { ...person });
  await expect(page).toHaveURL(at('/success/'));
  const [lead] = readRecordedLeads(person['Email Address']);
  expect(lead).toMatchObject({
    form: 'test-drive',
    payload: { car_id: expect.any(String), car_dealership_id: expect.any(String) },
  });
  expect(events).toHaveLength(1);
  expect([17, 48]).toContain((events[0] as { eventId: number }).eventId);
});

test('a test drive date can be chosen from the location’s opening hours', { tag: '@long' }, async ({
  page,
}) => {
  const person = makePerson();
  await page.goto(at(carPath));
  const offered = page.waitForResponse(/api\/appointments/);
  await contactPanel(page).getByRole('link', { name: 'Book a Test Drive' }).click();
  const dialog = page.getByRole('dialog');
  const { location } = await (await offered).json();
  expect(location).toBe(
    readStock()[(await dialog.locator('[name=car_id]').getAttribute('value')) ?? '']?.location_id,
  );
  for (const [label, text] of Object.entries(person)) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: 'Next' }).click();
  const date = dialog.getByLabel('Test Drive Booking Date');
  await expect(date.locator('optgroup').first()).toBeAttached();
  await date.selectOption({ index: 3 });
  const picked = await date.inputValue();
  await sendButton(dialog).click();
  await expect(page).toHaveURL(at('/success/'));
  expect(readRecordedLeads(person['Email Address'])[0]).toMatchObject({
    payload: { userData: { test_drive_date: picked } },
  });
});

test('without a car, the times offered are those of the selected dealership (T-69)', async ({ page }) => {
  await page.goto(at('/book-test-drive/'));
  const form = leadForm(page);
  for (const [label, text] of Object.entries(makePerson())) await form.getByLabel(label).fill(text);
  await form.getByRole('button', { name: 'Next' }).click();
  const date = form.getByLabel('Test Drive Booking Date');
  await expect(date.locator('optgroup').first()).toBeAttached();
  const offered = page.waitForResponse(/api\/appointments\?dealership_slug=/);
  await form.getByLabel('Preferred dealership').selectOption('Coolabah Mareeba');
  const { location, appointments } = await (await offered).json();
  expect(location).toBe('mareeba');
  const starts = (appointments as { start: string }[]).map(({ start }) => start);
  await expect
    .poll(() =>
      date.locator('optgroup option').evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
    )
    .toEqual(starts);
});

test('a link can preset the car, dealership and budget of the finance form', { tag: '@long' }, async ({
  page,
}) => {
  const events = await watchEvents(page);
  const person = makePerson();
  const [id = ''] = Object.keys(readStock());
  const query = `car_id=${id}&car_type=used&preferredDealership=coolabah-cairns&vehiclePriceBudget=30000`;
  await page.goto(at(`/finance/?${query}`));
  await fillAndSendForm(leadForm(page), person);
  await expect(page).toHaveURL(at('/success/'));
  expect(readRecordedLeads(person['Email Address'])).toMatchObject([
    {
      payload: {
        car_id: id,
        userData: { dealership_slug: 'coolabah-cairns', message: 'My budget is $30,000.' },
      },
    },
  ]);
  expect(events).toEqual([{ eventId: 15, label: 'Used Car', car_id: expect.any(String) }]);
  const stored = await page.evaluate(() => localStorage.getItem('forecourt:coolabah:car-context'));
  expect(JSON.parse(stored ?? '{}')).toEqual({ id, name: expect.stringMatching(/^\d{4} \w/) });
});

test('a form can be filled in and sent by keyboard alone', { tag: '@long' }, async ({ page }) => {
  const person = makePerson();
  await page.goto(at('/finance/'));
  const form = leadForm(page);
  await form.getByLabel('First name').focus();
  for (const [label, text] of Object.entries(person)) {
    await expect(form.getByLabel(label)).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(form.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.locator('legend').filter({ hasText: 'Step 2 of 2' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Coolabah Cairns');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await sendButton(form).press('Enter');
  await expect(page).toHaveURL(at('/success/'));
  expect(readRecordedLeads(person['Email Address'])).toMatchObject([
    { payload: { userData: { message: 'By keyboard', dealership_slug: expect.any(String), opt_in: false } } },
  ]);
});

test('enquiring from a card stays on the search page, and reopening the dialog restores its input', {
  tag: '@long',
}, async ({ page }) => {
  const person = makePerson();
  await page.goto(at('/search/'));
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^Enquire: / })
    .first();
  const title = (await link.getAttribute('aria-label'))?.replace('Enquire: ', '') ?? '';
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Enquire' });
  await expect(dialog).toContainText(title);
  await dialog.getByLabel('First name').fill('Grace');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await link.click();
  await expect(dialog.getByLabel('First name')).toHaveValue('Grace');
  await fillAndSendForm(dialog, person);
  await expect(page).toHaveURL(at('/success/'));
  expect(readRecordedLeads(person['Email Address'])[0]).toMatchObject({
    form: 'enquiry',
    payload: { car_dealership_id: expect.any(String) },
  });
  const stored = await page.evaluate(() => localStorage.getItem('forecourt:coolabah:car-context'));
  expect(JSON.parse(stored ?? '{}')).toMatchObject({ name: title });
});

test('a location can be contacted from its card', { tag: '@long' }, async ({ page }) => {
  const person = makePerson();
  await page.goto(at('/locations/'));
  await page.getByRole('link', { name: 'Contact Us at Coolabah Mareeba' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact Us at Coolabah Mareeba' });
  await fillAndSendForm(dialog, { ...person, Message: 'Are you open?' });
  await expect(page).toHaveURL(at('/success/'));
  expect(readRecordedLeads(person['Email Address'])[0]).toMatchObject({
    payload: { userData: { location_id: 'mareeba', location: 'mareeba' } },
  });
});

test('an enquiry about parts from the card of a location without a parts counter names that location', {
  tag: '@long',
}, async ({ page }) => {
  const person = makePerson();
  await page.goto(at('/locations/'));
  await page.getByRole('link', { name: 'Parts Enquiry: Coolabah Mareeba' }).click();
  const dialog = page.getByRole('dialog', { name: 'Parts Enquiry' });
  await fillAndSendForm(dialog, { ...person, Message: 'A headlight, please.' });
  await expect(page).toHaveURL(at('/success/'));
  expect(readRecordedLeads(person['Email Address'])).toMatchObject([
    { form: 'parts', payload: { userData: { location_id: 'mareeba', location: 'smithfield-parts' } } },
  ]);
});

test('the EMAIL US form opens in a dialog and can be sent', { tag: '@long' }, async ({ page }) => {
  const person = makePerson();
  await page.goto(at('/about-us/'));
  await page.getByRole('link', { name: 'Email Us' }).click();
  const sent = page.waitForRequest('**/api/lead');
  await fillAndSendForm(page.getByRole('dialog', { name: 'EMAIL US', exact: true }), {
    ...person,
    Message: 'Hello',
  });
  await expect(page).toHaveURL(at('/success/'));
  expect((await sent).postDataJSON().captcha).toEqual(expect.any(String));
  const [lead, ...others] = readRecordedLeads(person['Email Address']);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({ form: 'email-us', handling: 'deliver' });
  expect(lead?.payload).not.toHaveProperty('verification');
});

test('errors are shown beside the fields and in a summary that links to them, and nothing is sent', {
  tag: '@long',
}, async ({ page }) => {
  const person = makePerson();
  await page.goto(at('/contact/'));
  const form = leadForm(page);
  await form.getByLabel('First name').focus();
  await fillAndSendForm(form, { ...person, Postcode: '4x8' });
  const alert = form.getByRole('alert');
  await expect(alert).toContainText('Please fix the following errors:');
  const postcode = form.getByLabel('Postcode');
  await expect(postcode).toBeFocused();
  await expect(postcode).toHaveValue('48');
  await expect(postcode).toHaveAccessibleDescription('Invalid postcode. Please enter a 4-digit number.');
  await alert.getByRole('link', { name: 'Choose a location.' }).click();
  await expect(form.getByLabel('Location')).toBeFocused();
  await expect(form.getByLabel('First name')).toHaveValue('Ada');
  expect(readRecordedLeads(person['Email Address'])).toEqual([]);
  expect(await tracked(page)).toEqual([]);
});

test('a form asks for its terms to be agreed to, and is sent once they are', { tag: '@long' }, async ({
  page,
}) => {
  const wattlebird = { slug: 'wattlebird' };
  const person = makePerson();
  await page.goto(siteUrl(wattlebird, '/contact/'));
  const form = leadForm(page);
  await fillAndSendForm(form, { ...person, Message: 'Hello' });
  const problem = '*You must agree to the terms of use before submitting.';
  await expect(form.getByRole('alert')).toContainText(problem);
  const terms = form.getByRole('checkbox', { name: 'I agree to the terms of use of this website.' });
  await expect(terms).toHaveAccessibleDescription(problem);
  expect(readRecordedLeads(person['Email Address'])).toEqual([]);
  await terms.check();
  await sendButton(form).click();
  await expect(page).toHaveURL(siteUrl(wattlebird, '/success/'));
  expect(readRecordedLeads(person['Email Address'])).toHaveLength(1);
});

test('Next requires a valid step, and Back keeps its input', { tag: '@long' }, async ({ page }) => {
  await page.goto(at('/finance/'));
  const form = leadForm(page);
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByRole('alert')).toContainText('Enter your first name.');
  await expect(form.getByLabel('First name')).toBeFocused();
  for (const [label, text] of Object.entries(makePerson())) await form.getByLabel(label).fill(text);
  // Enter works like the button.
  await form.getByLabel('Postcode').press('Enter');
  await expect(form.getByText('Step 2 of 2')).toBeVisible();
  await expect(form.getByRole('alert')).toHaveCount(0);
  await form.getByRole('button', { name: 'Back' }).click();
  await expect(form.getByLabel('First name')).toHaveValue('Ada');
});

test('after a server error the form keeps its input and button, and sending again creates one lead', {
  tag: '@long',
}, async ({ page, trouble }) => {
  const person = makePerson();
  await page.goto(at('/email-us/').replace('/email-us/', '/contact/'));
  await page.route('**/api/lead', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  const form = leadForm(page);
  await fillAndSendForm(form, { ...person, Message: 'Hello', Location: 'Coolabah Cairns' });
  const alert = form.getByRole('alert');
  await expect(alert).toContainText('An error occurred when submitting this form');
  await expect(alert).toContainText('An unexpected error occured');
  await expect(form.getByLabel('Message')).toHaveValue('Hello');
  const button = form.getByRole('button', { name: 'Send message' });
  await expect(button).toBeEnabled();
  await button.click();
  await expect(page).toHaveURL(at('/success/'));
  expect(readRecordedLeads(person['Email Address'])).toHaveLength(1);
  expect(trouble.splice(0)).toEqual([expect.stringContaining('/api/lead: 503')]);
});

test("a visitor's details are remembered on the device until they are cleared", { tag: '@long' }, async ({
  page,
}) => {
  const person = makePerson();
  await page.goto(at('/service/'));
  const form = leadForm(page);
  await fillAndSendForm(form, { ...person, Message: 'Hello', Location: 'Coolabah Townsville Service' });
  await expect(page).toHaveURL(at('/success/'));
  await page.goto(at('/vehicle-parts-and-accessories/'));
  await form.getByLabel('Message').focus();
  for (const label of ['First name', 'Last name', 'Mobile Number', 'Email Address'] as const)
    await expect(form.getByLabel(label)).toHaveValue(person[label]);
  await expect(form.getByLabel('Message')).toHaveValue('');
  await form.getByRole('button', { name: 'Clear my details' }).click();
  await expect(form.getByLabel('Email Address')).toHaveValue('');
  await page.reload();
  await form.getByLabel('Message').focus();
  await expect(form.getByLabel('Email Address')).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('forecourt:coolabah:details'))).toBeNull();
});

test('only contact details are stored on the device: no message, rego or postcode', { tag: '@long' }, async ({
  page,
}) => {
  const person = { ...makePerson(), Postcode: '2480' };
  await page.goto(at('/service/'));
  await fillAndSendForm(leadForm(page), {
    ...person,
    Message: 'A private matter',
    Rego: 'PRV 777',
    Location: 'Coolabah Townsville Service',
  });
  await expect(page).toHaveURL(at('/success/'));
  const stored = await readDeviceStorage(page);
  expect(stored).toContain(person['Email Address']);
  for (const word of ['A private matter', 'PRV 777', '2480']) expect(stored).not.toContain(word);
});
