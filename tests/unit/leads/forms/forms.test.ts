import { describe, expect, test } from 'vitest';
import {
  buildForm,
  FORMS,
  type FormName,
  findFormDepartment,
  findOnlyLocation,
  isFormName,
} from '#leads/forms/forms.ts';
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

test('the date of a test drive is asked in the second step', () => {
  const [first, second] = buildForm('test-drive', makeFormConfig()).steps;
  expect(first?.fields.map(({ name }) => name)).toContain('message');
  expect(second?.fields.map(({ name }) => name)).toContain('test_drive_date');
});

test('a test drive asks what to drive, where and when before it asks who', () => {
  const asked = fieldsOf('test-drive', TWO_LOCATIONS).map(({ name }) => name);
  expect(asked.slice(0, 5)).toEqual([
    'wanted_vehicle',
    'dealership_slug',
    'message',
    'test_drive_date',
    'name',
  ]);
  expect(field('test-drive', 'wanted_vehicle', { vehicle: 'truck' })?.label).toBe('Which truck?');
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

test('where visitors get acknowledgements, every form has the captcha', () => {
  const asking = (captcha: boolean) =>
    names.filter((name) => buildForm(name, makeFormConfig({ captcha, acknowledge: true })).captcha);
  expect(asking(true)).toEqual(names);
  expect(asking(false)).toEqual([]);
});

test('{vehicle} is the dealer’s word', () => {
  expect(buildForm('sell-your-car', makeFormConfig({ vehicle: 'truck' })).title).toBe('Sell us your truck');
  expect(field('enquiry', 'message', { vehicle: 'truck' })?.initial).toBe('Is this truck still available?');
});

test.each(names)('no step of the %s form is empty, whatever the dealer has', (name) => {
  const config = makeFormConfig({ categories: [], locations: [], dealerships: [], terms: null });
  for (const { fields } of buildForm(name, config).steps) expect(fields).not.toEqual([]);
});

test('a form has the words of its kind and the settings of its dealer', () => {
  const config = makeFormConfig({ showLabels: false, privacy: 'We delete it.' });
  expect(buildForm('email-us', config)).toMatchObject({
    name: 'email-us',
    submit: 'Send email',
    category: 'General Enquiry',
    subcategory: 'Email Us',
    showLabels: false,
    privacy: 'We delete it.',
    steps: [{ title: 'Your details' }],
  });
});

test.each([
  ['reserve', true],
  ['buy-online', true],
  ['enquiry', false],
] as const)('the %s form asks to hold a car: %s', (name, holds) => {
  expect(buildForm(name, makeFormConfig()).holds).toBe(holds);
});

describe('a message', () => {
  test.each([
    ['enquiry', true, true],
    ['enquiry', false, false],
    ['request-photos', true, false],
    ['reserve', true, false],
    ['reserve', false, false],
  ] as const)(
    'of the %s form where the dealer asks for one (%s) is required: %s',
    (name, messageRequired, required) => {
      expect(field(name, 'message', { messageRequired })?.required).toBe(required);
    },
  );

  test('is the only thing that a dealer need not ask for', () => {
    const required = fieldsOf('reserve', { messageRequired: false }).filter((found) => found.required);
    expect(required.map((found) => found.name)).toEqual([
      'name',
      'last_name',
      'phone',
      'email',
      'postcode',
      'contact_by',
    ]);
  });
});

describe('the label of a box is what the visitor agrees to', () => {
  const terms = 'I agree to the terms.';

  test('in the words of the dealer', () => {
    expect(field('enquiry', 'opt_in')?.label).toBe('Send me news.');
    expect(field('enquiry', 'terms_conditions', { terms })?.label).toBe(terms);
    expect(field('enquiry', 'terms_conditions')).toBeUndefined();
  });

  test('unless the dealer labels it otherwise', () => {
    const labels = { opt_in: 'News', terms_conditions: 'Terms', name: '' };
    expect(field('enquiry', 'opt_in', { labels })?.label).toBe('News');
    expect(field('enquiry', 'terms_conditions', { labels, terms })?.label).toBe('Terms');
    expect(field('enquiry', 'name', { labels })?.label).toBe('');
  });
});

test('fields begin with what their form says, else with nothing', () => {
  expect(field('reserve', 'contact_by')?.initial).toBe('Phone call');
  expect(field('request-photos', 'subject')?.initial).toBe('Please send photos for this car');
  expect(field('contact', 'message')?.initial).toBe('');
  expect(field('enquiry', 'terms_conditions', { terms: 'I agree.' })?.initial).toBe('');
});

describe('a choice is', () => {
  const offered = (name: FormName, wanted: string, over = {}) => field(name, wanted, over)?.options;

  test('of the dealer’s categories', () => {
    expect(offered('contact', 'category')).toEqual([
      { value: 'General Enquiry', text: 'General Enquiry' },
      { value: 'Careers Enquiry', text: 'Careers Enquiry' },
    ]);
    expect(offered('contact', 'category', { categories: ['General Enquiry'] })).toBeUndefined();
  });

  test('of every location by name, or of those of the form’s department', () => {
    const [yard, workshop, mareeba] = [
      { value: 'yard', text: 'Plain Motors Cairns' },
      { value: 'workshop', text: 'Plain Motors Cairns Service' },
      { value: 'mareeba', text: 'Plain Motors Mareeba' },
    ];
    expect(offered('contact', 'location', TWO_LOCATIONS)).toEqual([yard, workshop, mareeba]);
    expect(offered('contact', 'location_id', TWO_LOCATIONS)).toEqual([yard, workshop, mareeba]);
    expect(offered('careers', 'location', TWO_LOCATIONS)).toEqual([yard, mareeba]);
    expect(offered('parts', 'location', TWO_LOCATIONS)).toEqual([yard, workshop, mareeba]);
    expect(offered('service', 'location_id', TWO_LOCATIONS)).toEqual([yard, workshop, mareeba]);
  });

  test('of the dealerships', () => {
    expect(offered('enquiry', 'dealership_slug', TWO_LOCATIONS)).toEqual([
      { value: 'plain-cairns', text: 'Plain Motors Cairns' },
      { value: 'plain-mareeba', text: 'Plain Motors Mareeba' },
    ]);
  });

  test('the same at every dealer, of two at least', () => {
    expect(offered('buy-online', 'collection')?.map(({ text }) => text)).toEqual([
      "I'll pick it up",
      'Deliver it to my postcode',
    ]);
    expect(offered('enquiry', 'name')).toEqual([]);
  });
});

test.each([
  ['service', 'service'],
  ['parts', 'parts'],
  ['careers', 'sales'],
  ['contact', undefined],
  ['constructor', undefined],
  ['miscellaneous', undefined],
])('enquiries of the form %s are for the department %s', (name, department) => {
  expect(findFormDepartment(name)).toBe(department);
});

test.each([
  ['enquiry', true],
  ['sell-your-car', true],
  ['offer-accepted', false],
  ['toString', false],
  ['', false],
])('%j is a form of ours: %s', (name, ours) => expect(isFormName(name)).toBe(ours));

test.each<[string, FormName, object, string | undefined]>([
  ['is the dealer’s only one', 'contact', {}, 'yard'],
  ['is the only one of the department', 'service', TWO_LOCATIONS, 'workshop'],
  ['is none of several', 'contact', TWO_LOCATIONS, undefined],
  ['is none where there is none', 'contact', { locations: [] }, undefined],
  ['is none of a form that is not for a location', 'enquiry', {}, undefined],
])('the only location that an enquiry can be for %s', (_, name, over, id) =>
  expect(findOnlyLocation(name, makeFormConfig(over))).toBe(id),
);
