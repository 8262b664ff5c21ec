import {
  createElement as h,
  type InputEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Field, FieldKind, Option } from './fields.ts';
import type { Form } from './forms.ts';

/** Choices under one heading. */
export interface OptionGroup {
  readonly label: string;
  readonly options: readonly Option[];
}

export interface FormFieldProps {
  readonly form: Form;
  readonly field: Field;
  readonly id: string;
  /** The initial value. */
  readonly value: string;
  /** The error message of the value. */
  readonly error: string | undefined;
  /** Appointments to choose from instead of a free date and time. */
  readonly times?: readonly OptionGroup[] | undefined;
  /** The vehicles to choose from instead of a free text. */
  readonly vehicles?: readonly OptionGroup[] | undefined;
  /** The first day that a free date and time accepts. */
  readonly earliest?: string | undefined;
}

/** A control with its label and error. Uncontrolled: its value is only in the document. */
export function FormField(props: FormFieldProps) {
  const { form, field, id, error } = props;
  const { name, label, required } = field;
  const wrong = h('span', { className: 'form__wrong', id: `${id}-error` }, error);
  if (field.kind === 'checkbox')
    return h(
      'p',
      { className: `field form__box form__field--${name}` },
      h(Control, props),
      h('label', { htmlFor: id }, label),
      wrong,
    );
  return h(
    'p',
    { className: `field form__field--${name}` },
    h(
      'label',
      { htmlFor: id, className: form.showLabels ? undefined : 'form__inside' },
      required ? label : `${label} `,
      !required && h('span', { className: 'form__optional' }, '(optional)'),
    ),
    h(Control, props),
    wrong,
  );
}

function Control(props: FormFieldProps): ReactNode {
  return CONTROLS[props.field.kind](props);
}

/** The control of each kind; phones show the matching keyboard. */
const CONTROLS = {
  text: (props) => renderInput(props, { type: 'text' }),
  tel: (props) => renderInput(props, { type: 'tel' }),
  email: (props) => renderInput(props, { type: 'email' }),
  postcode: (props) =>
    renderInput(props, {
      type: 'text',
      inputMode: 'numeric',
      pattern: '[0-9]{4}',
      ref: stripNonDigits,
      onInput: ({ currentTarget }: InputEvent<HTMLInputElement>) => stripNonDigits(currentTarget),
    }),
  datetime: (props) =>
    props.times
      ? renderSelect(props, "I'm flexible, call me", props.times)
      : renderInput(props, { type: 'datetime-local', min: props.earliest && `${props.earliest}T00:00` }),
  date: (props) => renderInput(props, { type: 'date' }),
  vehicle: (props) =>
    props.vehicles
      ? renderSelect(props, 'Not sure yet', props.vehicles)
      : renderInput(props, { type: 'text' }),
  textarea: (props) => h(TextArea, props),
  select: (props) => {
    const { form, field } = props;
    const none = form.showLabels ? 'Choose one' : field.label;
    return renderSelect(props, field.initial === '' ? none : undefined, [
      { label: '', options: field.options },
    ]);
  },
  checkbox: (props) =>
    h('input', {
      ...getAttributes(props),
      type: 'checkbox',
      value: 'true',
      defaultChecked: props.value !== '',
    }),
  hidden: () => null,
  given: () => null,
} satisfies Record<FieldKind, (props: FormFieldProps) => ReactNode>;

/** Attributes of all kinds: id, name and state. */
function getAttributes({ id, field, error }: FormFieldProps) {
  return {
    id,
    name: field.name,
    required: field.required,
    ...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-error` }),
  };
}

function renderInput(props: FormFieldProps, kind: object): ReactNode {
  const { field, form, value } = props;
  return h('input', {
    ...getAttributes(props),
    ...kind,
    autoComplete: field.autocomplete,
    maxLength: field.max,
    placeholder: form.showLabels ? undefined : field.label,
    defaultValue: value,
  });
}

function TextArea(props: FormFieldProps) {
  const { id, field, form, value } = props;
  return h('textarea', {
    ...getAttributes(props),
    ref: usePreHydrationText(id),
    rows: 4,
    maxLength: field.max,
    placeholder: form.showLabels ? undefined : field.label,
    defaultValue: value,
  });
}

function renderSelect(
  props: FormFieldProps,
  none: string | undefined,
  groups: readonly OptionGroup[],
): ReactNode {
  return h(
    'select',
    { ...getAttributes(props), defaultValue: props.value },
    none !== undefined && h('option', { value: '' }, none),
    groups.map(({ label, options }) => {
      const choices = options.map(({ value, text }) => h('option', { key: value, value }, text));
      return label === '' ? choices : h('optgroup', { key: label, label }, choices);
    }),
  );
}

/** Postcodes accept digits only, also those typed before hydration. */
function stripNonDigits(input: HTMLInputElement | null): void {
  if (!input) return;
  const digits = input.value.replaceAll(/\D/g, '');
  if (digits !== input.value) input.value = digits;
}

/**
 * Restores text that a visitor typed into a textarea before hydration, which resets textareas (but not inputs) to their
 * initial text. Returns the textarea's ref.
 */
function usePreHydrationText(id: string): RefObject<HTMLTextAreaElement | null> {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [early] = useState(() => {
    const element = globalThis.document?.getElementById(id);
    return (element as HTMLTextAreaElement | null | undefined)?.value;
  });
  useLayoutEffect(() => {
    if (ref.current && early !== undefined && ref.current.value !== early) ref.current.value = early;
  }, [early]);
  return ref;
}
