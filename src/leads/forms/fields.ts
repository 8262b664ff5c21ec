/** How a field is filled in and checked. */
export type FieldKind =
  | 'text'
  | 'tel'
  | 'email'
  | 'postcode'
  | 'textarea'
  | 'select'
  | 'checkbox'
  | 'datetime'
  | 'date'
  | 'hidden'
  /** A text that the page of the form gives: no person sees it. */
  | 'given';

export interface FieldSpec {
  readonly kind: FieldKind;
  /** What people read; a dealer may say it otherwise. */
  readonly label: string;
  readonly required: boolean;
  /** What is said of a value that is missing or wrong. */
  readonly wrong: string;
  /** What the browser may fill in. */
  readonly autocomplete?: string;
  /** Characters at most. */
  readonly max?: number;
  /** What a select offers at every dealer alike. */
  readonly options?: readonly Option[];
}

/** Choices that say themselves what they are. */
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
    label: 'What is it about?',
    required: true,
    wrong: 'Choose what it is about.',
  },
  Rego: {
    kind: 'text',
    label: 'Rego',
    required: false,
    wrong: 'Enter the registration number, or leave it empty.',
    max: 12,
  },
  part: {
    kind: 'text',
    label: 'Part',
    required: false,
    wrong: 'Write which part, or leave it empty.',
    max: 120,
  },
  location: { kind: 'select', label: 'Location', required: true, wrong: 'Choose a location.' },
  dealership_slug: {
    kind: 'select',
    label: 'Preferred dealership',
    required: true,
    wrong: 'Choose a dealership.',
  },
  test_drive_date: {
    kind: 'datetime',
    label: 'Test Drive Booking Date',
    required: false,
    wrong: 'Choose a date to come and a time, or leave it empty.',
  },
  contact_by: {
    kind: 'select',
    label: 'Best way to reach you',
    required: true,
    wrong: 'Choose how we should reach you.',
    options: toOptions('Phone call', 'Text message', 'Email'),
  },
  collection: {
    kind: 'select',
    label: 'How would you like to get it?',
    required: true,
    wrong: 'Choose how you would like to get it.',
    options: toOptions('I will pick it up', 'Deliver it to my postcode'),
  },
  service_date: {
    kind: 'date',
    label: 'Preferred day',
    required: false,
    wrong: 'Choose a day to come, or leave it empty.',
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

export type FormFieldName = keyof typeof FORM_FIELDS;

/** A field that no person sees and none fills in; a lead with something in it is a machine's (T-68). */
export const HONEYPOT = 'empty';

export interface Option {
  readonly value: string;
  readonly text: string;
}

/** A field of a dealer's form: what buildForm makes of its spec and the dealer's switches. */
export interface Field {
  readonly name: FormFieldName;
  readonly kind: FieldKind;
  readonly label: string;
  readonly required: boolean;
  readonly wrong: string;
  readonly autocomplete?: string | undefined;
  readonly max?: number | undefined;
  /** What it holds before anybody has touched it; a ticked box holds 'true'. */
  readonly initial: string;
  /** What a select offers. */
  readonly options: readonly Option[];
}
