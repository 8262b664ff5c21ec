import { expect, test } from 'vitest';
import { buildForm, FORMS, type FormName } from '#leads/forms/forms.ts';
import { makeFormConfig, TWO_LOCATIONS } from '#tests/support/factories/make-form-config.ts';

const names = Object.keys(FORMS) as FormName[];
const fieldsOf = (name: FormName, over = {}) =>
  buildForm(name, makeFormConfig(over)).steps.flatMap(({ fields }) => fields);
const field = (name: FormName, wanted: string, over = {}) =>
  fieldsOf(name, over).find((found) => found.name === wanted);

test.each(names)('the %s form asks who writes, and none twice', (name) => {
  const asked = fieldsOf(name, { ...TWO_LOCATIONS, terms: 'I agree.' }).map((found) => found.name);
  expect(asked).toEqual(expect.arrayContaining(['name', 'last_name', 'phone', 'email', 'postcode']));
  expect(new Set(asked).size).toBe(asked.length);
});

test('labels are those of the spec (3, Enquiry form fields)', () => {
  expect(field('enquiry', 'name')?.label).toBe('First name');
  expect(field('enquiry', 'last_name')?.label).toBe('Last name');
  expect(field('enquiry', 'phone')?.label).toBe('Mobile Number');
  expect(field('enquiry', 'email')?.label).toBe('Email Address');
  expect(field('test-drive', 'test_drive_date')?.label).toBe('Test Drive Booking Date');
  expect(buildForm('email-us', makeFormConfig()).title).toBe('EMAIL US');
  expect(buildForm('test-drive', makeFormConfig()).title).toBe('Book a Test Drive');
});

test('a dealer may change a label', () => {
  expect(field('enquiry', 'phone', { labels: { phone: 'Phone' } })?.label).toBe('Phone');
});

test('the date of a test drive is asked in the second step', () => {
  const [first, second] = buildForm('test-drive', makeFormConfig()).steps;
  expect(first?.fields.map(({ name }) => name)).toContain('message');
  expect(second?.fields.map(({ name }) => name)).toContain('test_drive_date');
});

test.each([
  { form: 'contact', name: 'location', shown: true },
  { form: 'enquiry', name: 'dealership_slug', shown: true },
] as const)('$name is asked where there are several to choose from', ({ form, name, shown }) => {
  expect(field(form, name, TWO_LOCATIONS) !== undefined).toBe(shown);
  expect(field(form, name)).toBeUndefined();
});

test('a service is booked at a workshop, or else at any location', () => {
  const [cairns, , mareeba] = TWO_LOCATIONS.locations ?? [];
  const sheds = [
    { id: 'a', name: 'Shed A', department: 'service' },
    { id: 'b', name: 'Shed B', department: 'service' },
  ];
  const offered = (locations: unknown) =>
    field('service', 'location', { locations })?.options.map(({ value }) => value);
  expect(offered([cairns, ...sheds])).toEqual(['a', 'b']);
  expect(offered([cairns, mareeba])).toEqual(['yard', 'mareeba']);
});

test('the general enquiry starts as a General Enquiry', () => {
  expect(field('contact', 'category')?.initial).toBe('General Enquiry');
});

test('news is ticked unless the dealer says otherwise (T-64)', () => {
  expect(field('enquiry', 'opt_in')?.initial).toBe('true');
  expect(field('enquiry', 'opt_in', { optIn: { text: 'News', ticked: false } })?.initial).toBe('');
});

test('every form of a general enquiry has a captcha, and no other form', () => {
  const asking = names.filter((name) => buildForm(name, makeFormConfig({ captcha: true })).captcha);
  expect(asking).toEqual(['contact', 'email-us', 'careers']);
  expect(buildForm('contact', makeFormConfig({ captcha: false })).captcha).toBe(false);
});

test('{vehicle} is the dealer’s word', () => {
  expect(buildForm('sell-your-car', makeFormConfig({ vehicle: 'truck' })).title).toBe('Sell us your truck');
  expect(field('enquiry', 'message', { vehicle: 'truck' })?.initial).toBe('Is this truck still available?');
});
