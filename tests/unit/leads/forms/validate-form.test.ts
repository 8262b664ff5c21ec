import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORM_FIELDS } from '#leads/forms/fields.ts';
import { buildForm, type Form } from '#leads/forms/forms.ts';
import { validateForm } from '#leads/forms/validate-form.ts';
import { makeFormConfig, TWO_LOCATIONS } from '#tests/support/factories/make-form-config.ts';

const PERSON = {
  name: 'Ada',
  last_name: 'Byron',
  phone: '0412 345 678',
  email: 'ada@example.com',
  postcode: '4870',
};
const FILLED = { ...PERSON, message: 'Is it still there?' };
const enquiry = buildForm('enquiry', makeFormConfig());

const SENT = new Date('2026-11-21T00:00:00Z');
const check = (form: Form, values: Readonly<Record<string, string>>) => validateForm(form, values, SENT);

test('a filled form comes back clean: trimmed, the phone as it is dialled from anywhere, boxes as yes or no', () => {
  expect(check(enquiry, { ...FILLED, name: '  Ada ', opt_in: 'true' })).toEqual({
    ok: true,
    values: { ...FILLED, phone: '+61412345678', opt_in: true, opt_in_text: 'Send me news.' },
  });
});

test('a form of a dealer in New Zealand takes the numbers of that country, and says how one is written', () => {
  const form = buildForm('enquiry', makeFormConfig({ country: 'nz' }));
  expect(check(form, { ...FILLED, phone: '021 123 4567' })).toMatchObject({
    values: { phone: '+64211234567' },
  });
  expect(check(form, { ...FILLED, phone: '0412 345 678' })).toEqual({
    ok: false,
    fields: { phone: 'Enter a phone number, such as 021 123 4567.' },
  });
});

test('a box that is not ticked is no consent, and its text is not sent (T-64)', () => {
  const checked = check(enquiry, FILLED);
  expect(checked).toMatchObject({ ok: true, values: { opt_in: false } });
  expect(checked).not.toHaveProperty('values.opt_in_text');
});

test.each(
  (['name', 'last_name', 'phone', 'email', 'postcode', 'message'] as const).flatMap((name) =>
    ['', '   ', undefined].map((text) => ({ name, text })),
  ),
)('$name is asked for: $text is none', ({ name, text }) => {
  const { [name]: _, ...others } = FILLED;
  const values: Record<string, string> = text === undefined ? others : { ...others, [name]: text };
  expect(check(enquiry, values)).toEqual({ ok: false, fields: { [name]: FORM_FIELDS[name].wrong } });
});

test.each(['4870', '0800', '2600', ' 4870 '])('%j is a postcode and stays text (T-65)', (postcode) => {
  expect(check(enquiry, { ...FILLED, postcode })).toMatchObject({
    ok: true,
    values: { postcode: postcode.trim() },
  });
});

test.each(['', '487', '48700', '487a', '４８７０', '-487', '4 87', '48.7', '1e33'])(
  '%j is an invalid postcode, always in the same words',
  (postcode) => {
    expect(check(enquiry, { ...FILLED, postcode })).toEqual({
      ok: false,
      fields: { postcode: 'Invalid postcode. Please enter a 4-digit number.' },
    });
  },
);

test.each([
  'ada@example.com',
  'a.b+c@mail.example.com.au',
  "o'hara@example.org",
  'ADA@EXAMPLE.COM',
  'ada@example.au',
  'ada@example.xn--j6w193g',
])('%j is an email', (email) => expect(check(enquiry, { ...FILLED, email }).ok).toBe(true));

test.each([
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'a b@example.com',
  'ada@example.com, b@example.com',
  '.ada@example.com',
  'ada.@example.com',
  'ada..b@example.com',
  'ada@.example.com',
  'ada@example..com',
  'ada@example.c',
  'ada@example.1st',
  'ada@example.com.1',
  'ada@192.168.0.1',
])('%j is no email', (email) => {
  expect(check(enquiry, { ...FILLED, email })).toEqual({
    ok: false,
    fields: { email: 'Enter an email address, such as name@example.com.' },
  });
});

test.each([
  { name: 'name', most: 60 },
  { name: 'last_name', most: 60 },
  { name: 'message', most: 2000 },
  { name: 'email', most: 254, end: '@example.com' },
])('$name may have $most characters and no more', ({ name, most, end = '' }) => {
  const text = (length: number) => 'x'.repeat(length - end.length) + end;
  expect(check(enquiry, { ...FILLED, [name]: text(most) }).ok).toBe(true);
  expect(check(enquiry, { ...FILLED, [name]: text(most + 1) })).toEqual({
    ok: false,
    fields: { [name]: `Use ${most} characters or fewer.` },
  });
});

test('a message is not asked where the dealership disables it', () => {
  const form = buildForm('enquiry', makeFormConfig({ messageRequired: false }));
  expect(check(form, PERSON).ok).toBe(true);
});

test('terms are agreed to where the dealership has them, and only there (T-67)', () => {
  const form = buildForm('enquiry', makeFormConfig({ terms: 'I agree.' }));
  expect(check(form, FILLED)).toEqual({
    ok: false,
    fields: { terms_conditions: '*You must agree to the terms of use before submitting.' },
  });
  expect(check(form, { ...FILLED, terms_conditions: 'on' })).toMatchObject({
    ok: true,
    values: { terms_conditions: true, terms_conditions_text: 'I agree.' },
  });
  expect(check(enquiry, FILLED).ok).toBe(true);
  expect(check(enquiry, FILLED)).not.toHaveProperty('values.terms_conditions');
});

test.each([
  { form: 'contact', name: 'category', good: 'Careers Enquiry' },
  { form: 'contact', name: 'location', good: 'mareeba' },
  { form: 'enquiry', name: 'dealership_slug', good: 'plain-mareeba' },
] as const)('$name of the $form form is one of those offered, and is asked for', (choice) => {
  const form = buildForm(choice.form, makeFormConfig(TWO_LOCATIONS));
  const chosen = {
    ...FILLED,
    category: 'General Enquiry',
    location: 'yard',
    dealership_slug: 'plain-cairns',
  };
  expect(check(form, { ...chosen, [choice.name]: choice.good })).toMatchObject({
    ok: true,
    values: { [choice.name]: choice.good },
  });
  for (const bad of ['', 'elsewhere'])
    expect(check(form, { ...chosen, [choice.name]: bad })).toEqual({
      ok: false,
      fields: { [choice.name]: FORM_FIELDS[choice.name].wrong },
    });
});

test.each([
  ['', true],
  ['2026-11-24T10:00', true],
  ['2026-11-24T10:00+10:00', true],
  ['2026-11-24T10:00:00Z', true],
  ['2026-11-24T10:00:00.5', false],
  ['2026-11-24T25:00', false],
  ['2026-11-24', false],
  ['2026-13-24T10:00', false],
  ['2027-02-30T10:00', false],
  // It is still the 20th in the west of America.
  ['2026-11-20T10:00', true],
  ['2026-11-19T23:59', false],
  ['1999-01-01T03:00', false],
  ['tomorrow', false],
])('the date of a test drive may be left out; %j is right: %s (T-69)', (test_drive_date, ok) => {
  const form = buildForm('test-drive', makeFormConfig());
  expect(check(form, { ...FILLED, test_drive_date }).ok).toBe(ok);
});

test('a request for photos has a fixed subject', () => {
  const form = buildForm('request-photos', makeFormConfig());
  const subject = 'Please send photos for this car';
  expect(check(form, { ...PERSON, subject })).toMatchObject({ ok: true, values: { subject } });
  expect(check(form, { ...PERSON, subject: 'Something else' }).ok).toBe(false);
});

test('an enquiry about an offer names it in a text of limited length', () => {
  const form = buildForm('offer', makeFormConfig());
  const offer = 'Tray, Isuzu D-MAX (tray)';
  expect(check(form, { ...FILLED, offer })).toMatchObject({ ok: true, values: { offer } });
  expect(check(form, FILLED)).toMatchObject({ ok: true });
  expect(check(form, { ...FILLED, offer: 'x'.repeat(301) })).toMatchObject({ ok: false });
});

test('unknown field names are ignored', () => {
  const checked = check(enquiry, { ...FILLED, Rego: 'ABC123', constructor: 'x', __proto__: 'y' } as never);
  expect(checked.ok && Object.keys(checked.values)).toEqual([...Object.keys(FILLED), 'opt_in']);
});

test('cleaned values validate to themselves', () => {
  fc.assert(
    fc.property(
      fc.record({ name: fc.string({ maxLength: 80 }), message: fc.string({ maxLength: 300 }) }),
      (texts) => {
        const first = check(enquiry, { ...FILLED, ...texts });
        if (!first.ok) return;
        const { opt_in: _, ...again } = first.values as Record<string, string>;
        expect(check(enquiry, again)).toEqual(first);
      },
    ),
  );
});

test.each([
  ['2026-12-04', true],
  ['2028-02-29', true],
  ['', true],
  ['2026-11-20', true],
  ['2026-11-19', false],
  ['2027-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['4/12/2026', false],
  ['2026-12-04T10:00', false],
])('the day of a service may be %j: %s', (service_date, ok) => {
  const service = buildForm('service', makeFormConfig());
  const checked = check(service, { ...FILLED, service_date });
  expect(checked.ok).toBe(ok);
  if (!checked.ok) expect(checked.fields).toEqual({ service_date: FORM_FIELDS.service_date.wrong });
});

test('letters that can be written in two ways are written in one', () => {
  expect(check(enquiry, { ...FILLED, name: 'Zoe\u0308' })).toMatchObject({ values: { name: 'Zo\u00eb' } });
});

test.each([
  ['on', true],
  ['true', true],
  ['yes', false],
  ['false', false],
])('a box sends "on" or "true": %j is right: %s', (opt_in, ok) => {
  const checked = check(enquiry, { ...FILLED, opt_in });
  expect(checked).toMatchObject(ok ? { ok, values: { opt_in: true } } : { ok, fields: { opt_in: '' } });
});

test('the location that a visitor writes from is one of the dealer’s, or is left out', () => {
  const service = buildForm('service', makeFormConfig(TWO_LOCATIONS));
  const from = (location_id: string) => check(service, { ...FILLED, location_id });
  expect(from('mareeba')).toMatchObject({ ok: true, values: { location_id: 'mareeba' } });
  expect(from('elsewhere')).toEqual({ ok: false, fields: { location_id: '' } });
  const left = from('');
  expect(left.ok).toBe(true);
  expect(left).not.toHaveProperty('values.location_id');
});

test('every mistake is named, in the order of the fields', () => {
  const checked = check(enquiry, { ...FILLED, postcode: '', name: '', email: 'ada' });
  expect(checked.ok).toBe(false);
  expect(Object.keys(checked.ok ? {} : checked.fields)).toEqual(['name', 'email', 'postcode']);
});
