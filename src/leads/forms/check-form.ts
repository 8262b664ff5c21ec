import * as v from 'valibot';
import type { Field, FieldKind } from './fields.ts';
import type { Form } from './forms.ts';
import { australianPhone } from './phone.ts';

/** What a checked form holds, by field name: texts, and true or false for a box. Fields left empty are not there. */
export type CleanValues = Readonly<Record<string, string | boolean>>;

export type Checked =
  | { readonly ok: true; readonly values: CleanValues }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> };

/** The longest text without a limit of its own: a choice, a date. */
const SHORT = 200;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?$/;
const TICKED = new Set(['true', 'on']);

type Rule = (text: string, field: Field) => boolean;

/** Whether a filled-in text is right, by kind. */
const RULES = {
  text: () => true,
  textarea: () => true,
  given: () => true,
  tel: (text) => australianPhone(text) !== undefined,
  email: (text) => v.is(v.pipe(v.string(), v.rfcEmail()), text) && /\.[a-z][a-z0-9-]+$/i.test(text),
  postcode: (text) => /^\d{4}$/.test(text),
  select: offered,
  hidden: (text, field) => (field.initial === '' ? offered(text, field) : text === field.initial),
  datetime: (text) => DATE_TIME.test(text) && !Number.isNaN(Date.parse(text)),
  date: isDay,
  checkbox: (text) => TICKED.has(text),
} satisfies Record<FieldKind, Rule>;

function offered(text: string, { options }: Field): boolean {
  return options.some(({ value }) => value === text);
}

/** A day that there is: browsers make the 2nd of March of '2026-02-30'. */
function isDay(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/**
 * Checks what a visitor wrote, in the browser and in the function alike (T-66). `values` are the form's own texts by
 * field name; names that the form does not have pass by.
 */
export function checkForm(form: Form, values: Readonly<Record<string, string>>): Checked {
  const fields = form.steps.flatMap((step) => step.fields);
  const parsed = v.safeParse(schemaOf(fields), values);
  if (!parsed.success) {
    const wrong = v.flatten(parsed.issues).nested ?? {};
    return {
      ok: false,
      fields: Object.fromEntries(Object.entries(wrong).map(([name, texts]) => [name, texts?.[0] ?? ''])),
    };
  }
  return { ok: true, values: cleaned(fields, parsed.output) };
}

function schemaOf(fields: readonly Field[]) {
  return v.object(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])));
}

function fieldSchema(field: Field) {
  const max = field.max ?? SHORT;
  const rule: Rule = RULES[field.kind];
  return v.optional(
    v.pipe(
      v.string(field.wrong),
      v.transform((text) => text.normalize('NFC').trim()),
      v.check((text) => text !== '' || !field.required, field.wrong),
      // A postcode has one message for every mistake (T-65).
      v.maxLength(max, field.kind === 'postcode' ? field.wrong : `Use at most ${max} characters.`),
      v.check((text) => text === '' || rule(text, field), field.wrong),
    ),
    '',
  );
}

/** Phones in their international form, boxes as booleans; the words of a ticked consent go with it (T-64). */
function cleaned(fields: readonly Field[], values: Readonly<Record<string, string>>): CleanValues {
  const clean: Record<string, string | boolean> = {};
  for (const { name, kind, label } of fields) {
    const text = values[name] ?? '';
    if (kind === 'checkbox') clean[name] = text !== '';
    else if (text !== '') clean[name] = kind === 'tel' ? (australianPhone(text) ?? text) : text;
    if (name === 'opt_in' && text !== '') clean.opt_in_text = label;
  }
  return clean;
}
