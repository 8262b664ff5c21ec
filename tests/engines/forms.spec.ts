import { expect } from 'playwright/test';
import { makePerson } from '#tests/support/browser/fill-form.ts';
import { fillStep, leadForm } from '#tests/support/engines/pages.ts';
import { test } from '#tests/support/engines/test.ts';
import { expectSoon } from '#tests/support/engines/visitor.ts';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { findSite, siteUrl } from '#tests/support/sites/built-sites.ts';

const site = findSite('coolabah');
const at = (path: string) => siteUrl(site, path);
const WORDS = { Message: 'Hello', Location: 'Coolabah Cairns', 'Preferred dealership': 'Coolabah Cairns' };

test('an incomplete form shows what is missing; once complete, it is sent with a solved captcha', async ({
  visitor,
}) => {
  const person = makePerson();
  await visitor.open(at('/contact/'));
  const form = leadForm(visitor);
  await fillStep(form, { ...person, ...WORDS, 'First name': '', Postcode: '4x8' });
  const postcode = form.label('Postcode');
  await expectSoon(async () => (await postcode.view()).value).toBe('48');
  await form.selector('button[type=submit]').click();
  await expectSoon(async () => (await form.label('First name').view()).focused).toBe(true);
  expect((await form.label('First name').view()).attributes['aria-invalid']).toBe('true');
  const alert = form.role('alert');
  expect((await alert.view()).text).toContain('Please fix the following errors:');
  expect(readRecordedLeads(person['Email Address'])).toEqual([]);
  await form.label('First name').fill('Ada');
  await alert.role('link', { name: 'Invalid postcode. Please enter a 4-digit number.' }).click();
  await expectSoon(async () => (await postcode.view()).focused).toBe(true);
  await postcode.fill('48789');
  expect((await postcode.view()).value).toBe('4878');
  await form.selector('button[type=submit]').click();
  await expectSoon(() => visitor.address()).toBe('/success/');
  const [lead] = readRecordedLeads(person['Email Address']);
  expect(lead).toMatchObject({ form: 'contact', handling: 'deliver' });
  expect(lead?.payload).not.toHaveProperty('verification');
});

test('a test drive is booked for a time when the dealership is open', async ({ visitor }) => {
  const person = makePerson();
  await visitor.open(at(site.paths.find((path) => path.startsWith('/cars/')) ?? ''));
  await visitor.role('link', { name: 'Book a Test Drive' }).nth(0).click();
  const dialog = visitor.role('dialog', { name: 'Book a Test Drive' });
  await dialog.view();
  await dialog.role('button', { name: 'Next' }).click();
  const date = dialog.label('Test Drive Booking Date');
  await expectSoon(async () => (await date.view()).text.length).toBeGreaterThan(500);
  await date.choose(3);
  const { value } = await date.view();
  await fillStep(dialog, person);
  await dialog.selector('button[type=submit]').click();
  await expectSoon(() => visitor.address()).toBe('/success/');
  expect(readRecordedLeads(person['Email Address'])).toMatchObject([
    { form: 'test-drive', payload: { userData: { test_drive_date: value } } },
  ]);
});

test('a form of several steps is gone through by keyboard alone', async ({ visitor }) => {
  const person = makePerson();
  await visitor.open(at('/finance/?preferredDealership=coolabah-cairns&vehiclePriceBudget=30000'));
  const form = leadForm(visitor);
  const focused = async (label: string) => (await form.label(label).view()).focused;
  await form.label('First name').focus();
  await form.role('button', { name: 'Next' }).click();
  await expectSoon(async () => (await form.role('alert').view()).text).toContain('Enter your first name.');
  await expectSoon(() => focused('First name')).toBe(true);
  for (const [label, text] of Object.entries(person)) {
    await expectSoon(() => focused(label)).toBe(true);
    await visitor.type(text);
    if (label !== 'Postcode') await visitor.press('Tab');
  }
  await visitor.press('Enter');
  const second = form.text(/^Step 2 of 2/);
  await second.view();
  await form.role('button', { name: 'Back' }).click();
  await expectSoon(async () => (await form.label('First name').view()).value).toBe('Ada');
  await form.label('Postcode').focus();
  await visitor.press('Enter');
  await second.view();
  const optIn = form.role('checkbox');
  expect((await optIn.view()).checked).toBe(true);
  await optIn.focus();
  await visitor.type(' ');
  expect((await optIn.view()).checked).toBe(false);
  await form.selector('button[type=submit]').focus();
  await visitor.press('Enter');
  await expectSoon(() => visitor.address()).toBe('/success/');
  expect(readRecordedLeads(person['Email Address'])).toMatchObject([
    {
      form: 'finance',
      payload: {
        userData: {
          category: 'Finance Enquiry',
          dealership_slug: 'coolabah-cairns',
          message: 'My budget is $30,000.',
          opt_in: false,
          isLastStep: true,
        },
      },
    },
  ]);
});
