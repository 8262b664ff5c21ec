import { type Field, type FieldKind, TRAP } from './fields.ts';
import type { Form } from './forms.ts';
import { html } from './html.ts';

type Markup = ReturnType<typeof html>;
type Texts = Readonly<Record<string, string>>;

/** Above the list of what is wrong (spec 5). */
export const FIX_ERRORS = 'Please fix the following errors:';

/** What goes with a plain form beside its fields: which form, about which car, from which page. */
const CARRIED = ['car_id', 'car_dealership_id', 'url'] as const;

interface Drawing {
  readonly form: Form;
  readonly values: Texts;
  readonly errors: Texts;
  /** Before every id, so that a form may stand twice in a page. */
  readonly prefix: string;
}

/**
 * A form as HTML: the same in a page, in a dialog, and in the answer that says what is wrong. It is sent as it is
 * where there are no scripts. `values` and `errors` are by field name; the error of the name '' is the form's own.
 * Every text is escaped.
 */
export function formHtml(form: Form, values: Texts = {}, errors: Texts = {}, prefix = ''): string {
  const drawing: Drawing = { form, values, errors, prefix };
  const stepwise = form.steps.length > 1;
  // An answer that says what is wrong shows all of the form at once.
  const plain = Object.keys(errors).length > 0;
  const classes = ['form', stepwise && 'form--steps', plain && 'form--plain'].filter(Boolean).join(' ');
  return html`<form class="${classes}" method="post" action="/api/lead" data-lead="${form.name}">${errorList(drawing)}${form.steps.map((step, index) => stepHtml(step, index, drawing))}${trap(prefix)}<input type="hidden" name="form" value="${form.name}">${CARRIED.flatMap((name) => carried(name, values))}<div class="form__last"><p class="form__privacy">${form.privacy} <a href="/privacy-policy/">Privacy policy</a></p></div><p class="form__act">${stepwise && html`<button class="btn form__back" type="button" hidden>Back</button><button class="btn btn--primary form__next" type="button">Next</button>`}<button class="btn btn--primary form__send" type="submit">${form.submit}</button></p></form>`.toString();
}

function carried(name: string, values: Texts): Markup[] {
  const value = values[name];
  return value === undefined ? [] : [html`<input type="hidden" name="${name}" value="${value}">`];
}

/** The alert of a form: what is wrong with it, each line leading to its field. */
function errorList(drawing: Drawing): Markup {
  const { form, errors, prefix } = drawing;
  const lines = form.steps
    .flatMap((step) => step.fields)
    .flatMap(({ name }) => {
      const text = errors[name];
      return text === undefined ? [] : [html`<li><a href="#${idOf(form, name, prefix)}">${text}</a></li>`];
    });
  if (lines.length === 0 && !errors['']) return html``;
  return html`<div class="form__errors" role="alert" tabindex="-1">${errors[''] && html`<p>${errors['']}</p>`}${lines.length > 0 && html`<p>${FIX_ERRORS}</p><ul>${lines}</ul>`}</div>`;
}

/** Where there are scripts, all steps but the first wait (styles/forms.css). */
function stepHtml({ title, fields }: Form['steps'][number], index: number, drawing: Drawing): Markup {
  const { steps } = drawing.form;
  const legend =
    steps.length > 1 &&
    html`<legend tabindex="-1"><span>Step ${String(index + 1)} of ${String(steps.length)}</span> ${title}</legend>`;
  return html`<fieldset class="form__step"${index > 0 && html` data-later`}>${legend}<div class="form__grid">${fields.map((field) => fieldHtml(field, drawing))}</div></fieldset>`;
}

/** A control with its label and what is wrong with it. */
function fieldHtml(field: Field, drawing: Drawing): Markup {
  const { name, kind, label, required } = field;
  const { form, values, errors, prefix } = drawing;
  const value = values[name] ?? field.initial;
  // Who writes to a location from its own card need not choose it again.
  const settled = name === 'location' && values.location_id !== undefined;
  if (kind === 'hidden' || kind === 'given' || settled) {
    const given = settled ? values.location_id : value;
    return given ? html`<input type="hidden" name="${name}" value="${given}">` : html``;
  }
  const id = idOf(form, name, prefix);
  const error = errors[name];
  const attributes = html` id="${id}" name="${name}"${required && html` required`}${error !== undefined && html` aria-invalid="true" aria-describedby="${id}-error"`}`;
  const wrong = html`<span class="form__wrong" id="${id}-error">${error}</span>`;
  if (kind === 'checkbox') {
    return html`<p class="field form__box form__field--${name}"><input type="checkbox" value="true"${attributes}${value !== '' && html` checked`}><label for="${id}">${label}</label>${wrong}</p>`;
  }
  const words = html`${label}${!required && html` <span class="form__optional">(optional)</span>`}`;
  return html`<p class="field form__field--${name}"><label for="${id}"${!form.showLabels && html` class="vh"`}>${words}</label>${CONTROLS[kind]({ field, value, attributes, form })}${wrong}</p>`;
}

interface Control {
  readonly field: Field;
  readonly form: Form;
  readonly value: string;
  /** Id, name and state, alike for every kind. */
  readonly attributes: Markup;
}

/** How each kind is written in HTML; a phone shows the keyboard that fits. */
const CONTROLS = {
  text: (control) => input(control, html`type="text"`),
  tel: (control) => input(control, html`type="tel"`),
  email: (control) => input(control, html`type="email"`),
  postcode: (control) => input(control, html`type="text" inputmode="numeric" pattern="[0-9]{4}"`),
  datetime: (control) => input(control, html`type="datetime-local"`),
  date: (control) => input(control, html`type="date"`),
  textarea: ({ field, value, attributes, form }) =>
    html`<textarea rows="4" maxlength="${String(field.max)}"${placeholder(field, form)}${attributes}>
${value}</textarea>`,
  select: ({ field, value, attributes, form }) =>
    html`<select${attributes}>${field.initial === '' && html`<option value="">${form.showLabels ? 'Choose one' : field.label}</option>`}${field.options.map((option) => html`<option value="${option.value}"${option.value === value && html` selected`}>${option.text}</option>`)}</select>`,
} satisfies Record<Exclude<FieldKind, 'checkbox' | 'hidden' | 'given'>, (control: Control) => Markup>;

function input({ field, value, attributes, form }: Control, type: Markup): Markup {
  const { autocomplete, max } = field;
  return html`<input ${type}${attributes}${autocomplete !== undefined && html` autocomplete="${autocomplete}"`}${max !== undefined && html` maxlength="${String(max)}"`}${placeholder(field, form)} value="${value}">`;
}

/** In the place of a label that is not seen. */
function placeholder({ label }: Field, { showLabels }: Form): Markup | false {
  return !showLabels && html` placeholder="${label}"`;
}

/** People neither see nor hear this field; machines fill it in (T-68). */
function trap(prefix: string): Markup {
  const id = `${prefix}${TRAP}`;
  return html`<p class="form__trap" aria-hidden="true"><label for="${id}">Leave this empty</label><input id="${id}" name="${TRAP}" type="text" tabindex="-1" autocomplete="off" value=""></p>`;
}

function idOf(form: Form, name: string, prefix: string): string {
  return `${prefix}${form.name}-${name}`;
}
