import { expect } from 'playwright/test';
import { makePerson } from '#tests/support/browser/fill-form.ts';
import { fillStep, findSite, leadForm } from '#tests/support/engines/pages.ts';
import { test } from '#tests/support/engines/test.ts';
import { expectSoon } from '#tests/support/engines/visitor.ts';
import { readRecordedLeads } from '#tests/support/readers/recorded-leads.ts';
import { siteUrl } from '#tests/support/sites/built-sites.ts';

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
  expect((await postcode.view()).value).toBe('48');
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

test('a test drive is booked for a time when the dealership is open', { tag: '@wide' }, async ({
  visitor,
}) => {
  const person = makePerson();
  await visitor.open(at(site.paths.find((path) => path.startsWith('/cars/')) ?? ''));
  await visitor.role('link', { name: 'Book a Test Drive' }).nth(0).click();
  const dialog = visitor.role('dialog', { name: 'Book a Test Drive' });
  await dialog.view();
  await fillStep(dialog, person);
  await dialog.role('button', { name: 'Next' }).click();
  const date = dialog.label('Test Drive Booking Date');
  await expectSoon(async () => (await date.view()).text.length).toBeGreaterThan(500);
  await date.choose(3);
  const { value } = await date.view();
  await dialog.selector('button[type=submit]').click();
  await expectSoon(() => visitor.address()).toBe('/success/');
  expect(readRecordedLeads(person['Email Address'])).toMatchObject([
    { form: 'test-drive', payload: { userData: { test_drive_date: value } } },
  ]);
});
