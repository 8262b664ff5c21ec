import type { CountryCode } from '#domain/country.ts';
import {
  CAREER_SUBCATEGORY,
  CAREERS_ENQUIRY,
  GENERAL_ENQUIRY,
  NO_CAR,
  ONLINE_PURCHASE,
  RESERVATION,
  VALUATION_REQUESTED,
  VEHICLE_ENQUIRY,
} from '#domain/lead/category.ts';
import { fillWords, type VehicleWords } from '#domain/lead/fill-words.ts';
import {
  type Field,
  type FieldSpec,
  FORM_FIELDS,
  type FormFieldName,
  NATIONAL_PHONES,
  type Option,
} from './fields.ts';

export type FormDepartment = 'sales' | 'service' | 'parts';

/**
 * The dealer's configuration of forms, published as /forms.json for browsers and in dist/.server/<slug>.json for
 * functions: both build the same forms.
 */
export interface FormConfig extends VehicleWords {
  /** The dealership's name. */
  readonly dealer: string;
  /** The country whose phone numbers may be written without its code. */
  readonly country: CountryCode;
  readonly messageRequired: boolean;
  /** The terms that a visitor must agree to; null if the dealership has none. */
  readonly terms: string | null;
  readonly optIn: { readonly text: string; readonly ticked: boolean };
  /** The privacy notice above the submit button. */
  readonly privacy: string;
  /** The dealer's own labels. */
  readonly labels: Readonly<Partial<Record<FormFieldName, string>>>;
  /** Whether labels are visible; screen readers always read them. */
  readonly showLabels: boolean;
  /** The categories of the general enquiry; the first is the default. */
  readonly categories: readonly string[];
  readonly locations: readonly {
    readonly id: string;
    readonly name: string;
    readonly department: FormDepartment;
  }[];
  readonly dealerships: readonly { readonly slug: string; readonly name: string }[];
  /** Whether general enquiries have a captcha. */
  readonly captcha: boolean;
  /** Whether visitors get acknowledgements by e-mail: then every form has the captcha. */
  readonly acknowledge: boolean;
}

interface Step {
  readonly title: string;
  readonly fields: readonly FormFieldName[];
}

interface FormSpec {
  /** The heading; `{vehicle}` is the dealer's word. */
  readonly title: string;
  readonly submit: string;
  readonly category: string;
  /** The subcategory of its leads; that of leads about a car is the car's condition. */
  readonly subcategory: string;
  /** Whether leads about a car have its subcategory too. */
  readonly keepsSubcategory?: boolean;
  readonly steps: readonly Step[];
  /** Fields that are optional in this form. */
  readonly optional?: readonly FormFieldName[];
  /** Initial values. */
  readonly initial?: Partial<Record<FormFieldName, string>>;
  /** The department whose locations it offers; all locations by default. */
  readonly department?: FormDepartment;
  /** Whether it asks to hold a car; refused for one that can't be held. */
  readonly holds?: boolean;
}

const PERSON = ['name', 'last_name', 'phone', 'email', 'postcode'] as const;
const CONSENT = ['opt_in', 'terms_conditions'] as const;
const detailsStep = (...more: readonly FormFieldName[]): Step => ({
  title: 'Your details',
  fields: [...PERSON, ...more],
});
const singleStep = (...more: readonly FormFieldName[]): readonly Step[] => [detailsStep(...more, ...CONSENT)];

/** Every form of the platform. */
export const FORMS = {
  enquiry: {
    title: 'Enquire',
    submit: 'Send enquiry',
    category: VEHICLE_ENQUIRY,
    subcategory: NO_CAR,
    steps: [detailsStep(), { title: 'Your message', fields: ['message', 'dealership_slug', ...CONSENT] }],
    initial: { message: 'Is this {vehicle} still available?' },
  },
  'test-drive': {
    title: 'Book a Test Drive',
    submit: 'Book a Test Drive',
    category: 'Test Drive',
    subcategory: NO_CAR,
    steps: [
      { title: 'Your test drive', fields: ['wanted_vehicle', 'dealership_slug', 'message'] },
      { title: 'Day, time and your details', fields: ['test_drive_date', ...PERSON, ...CONSENT] },
    ],
    initial: { message: "I'd like to book a test drive." },
  },
  finance: {
    title: 'Ask about finance',
    submit: 'Send finance enquiry',
    category: 'Finance Enquiry',
    subcategory: NO_CAR,
    steps: [detailsStep(), { title: 'Your message', fields: ['message', 'dealership_slug', ...CONSENT] }],
  },
  'request-photos': {
    title: 'Request Photos',
    submit: 'Request Photos',
    category: 'Photo Request',
    subcategory: NO_CAR,
    steps: singleStep('subject', 'message'),
    optional: ['message'],
    initial: { subject: 'Please send photos for this car' },
  },
  contact: {
    title: 'Contact Us',
    submit: 'Send message',
    category: GENERAL_ENQUIRY,
    subcategory: 'Contact Us',
    steps: singleStep('category', 'location', 'location_id', 'message'),
  },
  'email-us': {
    title: 'EMAIL US',
    submit: 'Send email',
    category: GENERAL_ENQUIRY,
    subcategory: 'Email Us',
    keepsSubcategory: true,
    steps: singleStep('message'),
  },
  service: {
    title: 'Book a Service',
    submit: 'Request a booking',
    category: 'Service Enquiry',
    subcategory: 'Service Booking',
    steps: singleStep('Rego', 'service_date', 'location', 'location_id', 'message'),
    department: 'service',
  },
  parts: {
    title: 'Parts Enquiry',
    submit: 'Send parts enquiry',
    category: 'Parts Enquiry',
    subcategory: 'Parts Request',
    steps: singleStep('part', 'Rego', 'location', 'location_id', 'message'),
    department: 'parts',
  },
  'trade-in': {
    title: 'Value your trade-in',
    submit: 'Get my valuation',
    category: 'Trade-In',
    subcategory: VALUATION_REQUESTED,
    keepsSubcategory: true,
    steps: [
      { title: 'Your vehicle', fields: ['Rego', 'message'] },
      detailsStep('dealership_slug', ...CONSENT),
    ],
  },
  reserve: {
    title: 'Reserve this {vehicle}',
    submit: 'Request to reserve',
    category: RESERVATION,
    subcategory: NO_CAR,
    steps: singleStep('contact_by', 'message'),
    optional: ['message'],
    initial: { contact_by: 'Phone call' },
    holds: true,
  },
  'buy-online': {
    title: 'Buy this {vehicle} online',
    submit: 'Request to buy',
    category: ONLINE_PURCHASE,
    subcategory: NO_CAR,
    steps: [
      detailsStep(),
      { title: 'Pick-up or delivery', fields: ['collection', 'contact_by', 'message', ...CONSENT] },
    ],
    optional: ['message'],
    initial: { contact_by: 'Phone call' },
    holds: true,
  },
  offer: {
    title: 'Ask about this offer',
    submit: 'Send enquiry',
    category: 'Offer Enquiry',
    subcategory: 'Special Offer',
    steps: singleStep('offer', 'dealership_slug', 'message'),
    initial: { message: "I'd like to know more about this offer." },
  },
  careers: {
    title: 'Work with us',
    submit: 'Send enquiry',
    category: CAREERS_ENQUIRY,
    subcategory: CAREER_SUBCATEGORY,
    steps: singleStep('location', 'message'),
    department: 'sales',
  },
  'sell-your-car': {
    title: 'Sell us your {vehicle}',
    submit: 'Get an offer',
    category: 'Sell Your Car',
    subcategory: VALUATION_REQUESTED,
    keepsSubcategory: true,
    steps: [
      { title: 'Your vehicle', fields: ['Rego', 'message'] },
      detailsStep('dealership_slug', ...CONSENT),
    ],
  },
} as const satisfies Record<string, FormSpec>;

export type FormName = keyof typeof FORMS;

export function isFormName(name: string): name is FormName {
  return Object.hasOwn(FORMS, name);
}

/** A form of one dealer, ready to be shown and checked. */
export interface Form {
  readonly name: FormName;
  readonly title: string;
  readonly submit: string;
  /** The category of its leads, unless the visitor chooses one. */
  readonly category: string;
  readonly subcategory: string;
  readonly keepsSubcategory: boolean;
  readonly steps: readonly { readonly title: string; readonly fields: readonly Field[] }[];
  readonly showLabels: boolean;
  readonly privacy: string;
  readonly captcha: boolean;
  /** Whether it asks to hold a car. */
  readonly holds: boolean;
}

/** Builds a dealer's form: its fields in order, with the dealer's labels and options. */
export function buildForm(name: FormName, config: FormConfig): Form {
  const spec: FormSpec = FORMS[name];
  const steps = spec.steps.map(({ title, fields }) => ({
    title: fillWords(title, config),
    fields: fields.flatMap((field) => buildField(field, spec, config) ?? []),
  }));
  return {
    name,
    title: getFormTitle(name, config),
    submit: fillWords(spec.submit, config),
    category: spec.category,
    subcategory: spec.subcategory,
    keepsSubcategory: spec.keepsSubcategory === true,
    steps,
    showLabels: config.showLabels,
    privacy: config.privacy,
    captcha: config.captcha && (config.acknowledge || isGeneralEnquiry(spec)),
    holds: spec.holds === true,
  };
}

/** A form's heading in the dealer's words. */
export function getFormTitle(name: FormName, config: VehicleWords): string {
  return fillWords(FORMS[name].title, config);
}

/** General enquiries have the captcha (T-93), careers too: they are recorded as one, and would be a way around it. */
function isGeneralEnquiry({ category }: FormSpec): boolean {
  return category === GENERAL_ENQUIRY || category === CAREERS_ENQUIRY;
}

/** The department of leads of forms for one department; undefined for other forms. */
export function findFormDepartment(name: string): FormDepartment | undefined {
  const spec: FormSpec | undefined = isFormName(name) ? FORMS[name] : undefined;
  return spec?.department;
}

/**
 * The id of the only location that a form's enquiries can be for, which the visitor is therefore not asked about; undefined
 * if there are several, or the form is not for a location.
 */
export function findOnlyLocation(name: FormName, config: FormConfig): string | undefined {
  const spec: FormSpec = FORMS[name];
  if (!spec.steps.some(({ fields }) => fields.includes('location'))) return undefined;
  const [only, ...others] = getOptions('location', spec, config);
  return others.length === 0 ? only?.value : undefined;
}

/** Undefined for a field that this dealer does not need: there is nothing to choose from, or nothing to agree to. */
function buildField(name: FormFieldName, spec: FormSpec, config: FormConfig): Field | undefined {
  const field: Omit<Field, 'name' | 'initial' | 'options'> = FORM_FIELDS[name];
  const options = getOptions(name, spec, config);
  const label = config.labels[name] ?? (getConsentText(name, config) || fillWords(field.label, config));
  if (field.kind === 'select' && options.length < 2) return undefined;
  if (name === 'terms_conditions' && config.terms === null) return undefined;
  const required = name === 'message' ? config.messageRequired : field.required;
  return {
    ...field,
    ...(field.kind === 'tel' && NATIONAL_PHONES[config.country]),
    name,
    label,
    required: required && !spec.optional?.includes(name),
    initial: getInitialValue(name, spec, config),
    options,
  };
}

function getConsentText(name: FormFieldName, { optIn, terms }: FormConfig): string | null {
  if (name === 'opt_in') return optIn.text;
  return name === 'terms_conditions' ? terms : null;
}

function getInitialValue(name: FormFieldName, spec: FormSpec, config: FormConfig): string {
  if (name === 'opt_in') return config.optIn.ticked ? 'true' : '';
  if (name === 'category') return config.categories[0] ?? '';
  return fillWords(spec.initial?.[name] ?? '', config);
}

function getOptions(name: FormFieldName, { department }: FormSpec, config: FormConfig): readonly Option[] {
  const { options = [] }: FieldSpec = FORM_FIELDS[name];
  switch (name) {
    case 'category':
      return config.categories.map((category) => ({ value: category, text: category }));
    case 'location': {
      const theirs = config.locations.filter((location) => location.department === department);
      return toLocationOptions(theirs.length > 0 ? theirs : config.locations);
    }
    case 'dealership_slug':
      return config.dealerships.map(({ slug, name: text }) => ({ value: slug, text }));
    case 'location_id':
      return toLocationOptions(config.locations);
    default:
      return options;
  }
}

function toLocationOptions(locations: FormConfig['locations']): Option[] {
  return locations.map(({ id, name }) => ({ value: id, text: name }));
}
