import * as v from 'valibot';
import { isCalendarDate } from '#domain/calendar-date.ts';
import { DAY_MS } from '#domain/durations.ts';
import type { Field, FieldKind } from './fields.ts';
import type { Form } from './forms.ts';
import { parsePhone } from './phone.ts';

/** The values of a valid form by field name: texts, and booleans for boxes. Empty fields are absent. */
export type CleanValues = Readonly<Record<string, string | boolean>>;

export type FormValidation =
  | { readonly ok: true; readonly values: CleanValues }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> };

/** The limit of fields without their own: choices, dates. */
const DEFAULT_MAX_LENGTH = 200;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?$/;
/** Browsers let these pass; mail servers refuse them (RFC 5321). */
const MISPLACED_DOT = /^\.|\.[.@]/;
const CHECKED_VALUES = new Set(['true', 'on']);

/** Validates a non-empty text. `earliest` is the first day that is not over in any time zone. */
type Rule = (text: string, field: Field, earliest: string) => boolean;

/** The rules by kind of field. */
const RULES = {
  text: () => true,
  textarea: () => true,
  given: () => true,
  vehicle: () => true,
  tel: (text, { country }) => parsePhone(text, country) !== undefined,
  email: (text) =>
    v.is(v.pipe(v.string(), v.rfcEmail()), text) &&
    /\.[a-z][a-z0-9-]+$/i.test(text) &&
    !MISPLACED_DOT.test(text),
  postcode: (text) => /^\d{4}$/.test(text),
  select: isOffered,
  hidden: (text, field) => (field.initial === '' ? isOffered(text, field) : text === field.initial),
  datetime: (text, _, earliest) =>
    DATE_TIME.test(text) && !Number.isNaN(Date.parse(text)) && isFromDay(text.slice(0, 10), earliest),
  date: (text, _, earliest) => isFromDay(text, earliest),
  checkbox: (text) => CHECKED_VALUES.has(text),
} satisfies Record<FieldKind, Rule>;

function isFromDay(day: string, earliest: string): boolean {
  return isCalendarDate(day) && day >= earliest;
}

function isOffered(text: string, { options }: Field): boolean {
  return options.some(({ value }) => value === text);
}

/**
 * Validates a form, in the browser and in the function (T-66). `values` are texts by field name; unknown names are ignored.
 * A requested day must not have been over when the form was `sent`: an enquiry may wait in the outbox past its day.
 */
export function validateForm(
  form: Form,
  values: Readonly<Record<string, string>>,
  sent: Date,
): FormValidation {
  const fields = form.steps.flatMap((step) => step.fields);
  const earliest = new Date(sent.getTime() - DAY_MS).toISOString().slice(0, 10);
  const parsed = v.safeParse(buildSchema(fields, earliest), values);
  if (!parsed.success) {
    const wrong = v.flatten(parsed.issues).nested ?? {};
    return {
      ok: false,
      fields: Object.fromEntries(Object.entries(wrong).map(([name, texts]) => [name, texts?.[0] ?? ''])),
    };
  }
  return { ok: true, values: cleanValues(fields, parsed.output) };
}

function buildSchema(fields: readonly Field[], earliest: string) {
  return v.object(Object.fromEntries(fields.map((field) => [field.name, buildFieldSchema(field, earliest)])));
}

function buildFieldSchema(field: Field, earliest: string) {
  const max = field.max ?? DEFAULT_MAX_LENGTH;
  const rule: Rule = RULES[field.kind];
  return v.optional(
    v.pipe(
      v.string(field.wrong),
      v.transform((text) => text.normalize('NFC').trim()),
      v.check((text) => text !== '' || !field.required, field.wrong),
      // Postcodes have one message for every mistake (T-65).
      v.maxLength(max, field.kind === 'postcode' ? field.wrong : `Use ${max} characters or fewer.`),
      v.check((text) => text === '' || rule(text, field, earliest), field.wrong),
    ),
    '',
  );
}

/** Phones in international form, boxes as booleans; a ticked consent includes its text (T-64). */
function cleanValues(fields: readonly Field[], values: Readonly<Record<string, string>>): CleanValues {
  const clean: Record<string, string | boolean> = {};
  for (const { name, kind, label, country } of fields) {
    const text = values[name] ?? '';
    if (kind === 'checkbox') clean[name] = text !== '';
    else if (text !== '') clean[name] = kind === 'tel' ? (parsePhone(text, country) ?? text) : text;
    if (kind === 'checkbox' && text !== '') clean[`${name}_text`] = label;
  }
  return clean;
}
