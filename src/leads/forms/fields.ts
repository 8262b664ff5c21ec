import type { CountryCode } from '#domain/country.ts';

/** The kind of control, which decides on validation too. */
export type FieldKind =
  | 'text'
  | 'tel'
  | 'email'
  | 'postcode'
  | 'textarea'
  | 'select'
  | 'checkbox'
  | 'datetime'
  /** A model in stock where they are known, else a text. */
  | 'vehicle'
  | 'date'
  | 'hidden'
  /** A text that the page provides, invisible to visitors. */
  | 'given';

export interface FieldSpec {
  readonly kind: FieldKind;
  /** The label; dealers may change it. */
  readonly label: string;
  readonly required: boolean;
  /** The message for a missing or invalid value. */
  readonly wrong: string;
  /** The browser's autofill token. */
  readonly autocomplete?: string;
  /** The maximum number of characters. */
  readonly max?: number;
  /** A select's options, if they are the same for every dealer. */
  readonly options?: readonly Option[];
}

/** Options whose value is their text. */
const toOptions = (...texts: readonly string[]): Option[] => texts.map((text) => ({ value: text, text }));

/** Every field a form may have, under the names of the spec (3, Enquiry form fields); rules are T-65, T-66 and T-69. */
export const FORM_FIELDS = {
  name: {
    kind: 'text',
    label: 'First name',
    required: true,
    wrong: 'Enter your first name.',
    autocomplete: 'given-name',
    max: 60,
  },
  last_name: {
    kind: 'text',
    label: 'Last name',
    required: true,
    wrong: 'Enter your last name.',
    autocomplete: 'family-name',
    max: 60,
  },
  phone: {
    kind: 'tel',
    label: 'Mobile Number',
    required: true,
    wrong: 'Enter an Australian phone number, such as 0412 345 678.',
    autocomplete: 'tel',
    max: 24,
  },
  email: {
    kind: 'email',
    label: 'Email Address',
    required: true,
    wrong: 'Enter an email address, such as name@example.com.',
    autocomplete: 'email',
    max: 254,
  },
  postcode: {
    kind: 'postcode',
    label: 'Postcode',
    required: true,
    wrong: 'Invalid postcode. Please enter a 4-digit number.',
    autocomplete: 'postal-code',
    max: 4,
  },
  message: { kind: 'textarea', label: 'Message', required: true, wrong: 'Enter a message.', max: 2000 },
  category: {
    kind: 'select',
    label: "What's it about?",
    required: true,
    wrong: "Choose what it's about.",
  },
  Rego: {
    kind: 'text',
    label: 'Rego',
    required: false,
    wrong: 'Enter your rego, or leave it blank.',
    max: 12,
  },
  part: {
    kind: 'text',
    label: 'Part',
    required: false,
    wrong: 'Tell us which part, or leave it blank.',
    max: 120,
  },
  location: { kind: 'select', label: 'Location', required: true, wrong: 'Choose a location.' },
  dealership_slug: {
    kind: 'select',
    label: 'Preferred dealership',
    required: true,
    wrong: 'Choose a dealership.',
  },
  wanted_vehicle: {
    kind: 'vehicle',
    label: 'Which {vehicle}?',
    required: false,
    wrong: 'Tell us which one, or leave it blank.',
    max: 120,
  },
  test_drive_date: {
    kind: 'datetime',
    label: 'Test Drive Booking Date',
    required: false,
    wrong: 'Choose a future date and time, or leave it blank.',
  },
  contact_by: {
    kind: 'select',
    label: 'Best way to reach you',
    required: true,
    wrong: "Choose how you'd like us to contact you.",
    options: toOptions('Phone call', 'Text message', 'Email'),
  },
  collection: {
    kind: 'select',
    label: 'Pick-up or delivery?',
    required: true,
    wrong: 'Choose pick-up or delivery.',
    options: toOptions("I'll pick it up", 'Deliver it to my postcode'),
  },
  service_date: {
    kind: 'date',
    label: 'Preferred day',
    required: false,
    wrong: 'Choose a future date, or leave it blank.',
  },
  opt_in: { kind: 'checkbox', label: '', required: false, wrong: '' },
  terms_conditions: {
    kind: 'checkbox',
    label: '',
    required: true,
    wrong: '*You must agree to the terms of use before submitting.',
  },
  offer: { kind: 'given', label: 'Offer', required: false, wrong: '', max: 300 },
  subject: { kind: 'hidden', label: 'Subject', required: false, wrong: '' },
  location_id: { kind: 'hidden', label: 'Location', required: false, wrong: '' },
} as const satisfies Record<string, FieldSpec>;

/** What differs from FORM_FIELDS in a phone field of each country. */
export const NATIONAL_PHONES: Readonly<Record<CountryCode, Partial<Field>>> = {
  au: {},
  nz: { country: 'nz', wrong: 'Enter a phone number, such as 021 123 4567.' },
};

export type FormFieldName = keyof typeof FORM_FIELDS;

/** The field that no person sees; a lead that fills it in is spam (T-68). */
export const HONEYPOT = 'empty';

export interface Option {
  readonly value: string;
  readonly text: string;
}

/** A field of a dealer's form: buildForm combines its spec with the dealer's configuration. */
export interface Field {
  readonly name: FormFieldName;
  readonly kind: FieldKind;
  readonly label: string;
  readonly required: boolean;
  readonly wrong: string;
  readonly autocomplete?: string | undefined;
  readonly max?: number | undefined;
  /** The country of phone numbers that are written without a code; Australia by default. */
  readonly country?: CountryCode;
  /** The initial value; 'true' for a ticked box. */
  readonly initial: string;
  /** The options of a select. */
  readonly options: readonly Option[];
}
