import { createElement as h, type MouseEvent, type ReactNode, type Ref } from 'react';
import { type Field, HONEYPOT } from './fields.ts';
import { FormField, type OptionGroup } from './form-field.ts';
import { FormAlert, type FormProblem } from './form-problem.ts';
import type { Form } from './forms.ts';

/** Hidden fields with the context: the car, the valuation, the page. */
const CONTEXT_FIELDS = ['car_id', 'car_dealership_id', 'valuation', 'url'] as const;

/** The state and handlers that scripts add to a form. */
export interface FormController {
  readonly element: Ref<HTMLFormElement>;
  readonly alert: Ref<HTMLDivElement>;
  /** The heading of the visible step. */
  readonly legend: Ref<HTMLLegendElement>;
  /** The visible step; undefined before hydration, when only styles hide the later ones. */
  readonly step: number | undefined;
  /** Whether it is being sent. */
  readonly busy: boolean;
  /** A notice above the fields. */
  readonly news: ReactNode;
  /** Content below the buttons, where it moves no button that a visitor is about to press. */
  readonly belowButtons: ReactNode;
  readonly times: readonly OptionGroup[] | undefined;
  readonly earliest: string | undefined;
  readonly onStep: (by: 1 | -1) => void;
  readonly onSend: () => void;
  readonly onChange: () => void;
  readonly onField: (name: string) => void;
}

interface FormViewProps {
  readonly form: Form;
  /** Initial values by field name. */
  readonly values?: Readonly<Record<string, string | undefined>>;
  readonly problem?: FormProblem | undefined;
  /** The vehicles to choose from, where the page knows them. */
  readonly vehicles?: readonly OptionGroup[] | undefined;
  /** A prefix for every id: a form may appear twice in a page. */
  readonly prefix?: string | undefined;
  readonly live?: FormController | undefined;
}

/**
 * The markup of a form: LeadForm shows it in pages and dialogs, render-form.ts in the page that reports mistakes. It works
 * without scripts. No JSX: Node runs the functions' sources directly.
 */
export function FormView(props: FormViewProps) {
  const { form, values = {}, problem, prefix = '', live } = props;
  const steps = form.steps.map((step, index) => h(Step, { key: index, ...props, step, index }));
  const hidden = { form: form.name, ...pickContextFields(values) };
  return h(
    'form',
    {
      className: getClassName(form, live),
      method: 'post',
      action: '/api/lead',
      'data-lead': form.name,
      ref: live?.element,
      onChange: live?.onChange,
    },
    problem &&
      h(FormAlert, {
        problem,
        idOf: (name) => getFieldId(form, name, prefix),
        ref: live?.alert,
        onField: live?.onField,
      }),
    live?.news,
    steps,
    h(Honeypot, { id: `${prefix}${HONEYPOT}` }),
    Object.entries(hidden).map(([name, value]) => h(Hidden, { key: name, name, value })),
    h(
      'div',
      { className: 'form__last', hidden: !isLastStep(form, live) },
      h('p', { className: 'form__privacy' }, `${form.privacy} `, PRIVACY),
    ),
    h(Buttons, { form, live }),
    live?.belowButtons,
  );
}

const PRIVACY = h('a', { href: '/privacy-policy/' }, 'Privacy policy');

function getClassName({ steps }: Form, live: FormController | undefined): string {
  if (steps.length === 1) return 'form';
  return live?.step === undefined ? 'form form--steps' : 'form form--steps form--live';
}

/** Whether the last step is visible. Without scripts all are. */
function isLastStep({ steps }: Form, live: FormController | undefined): boolean {
  return live?.step === undefined || live.step === steps.length - 1;
}

function pickContextFields(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    CONTEXT_FIELDS.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
}

/** A step with its fields. With scripts, all but the first are hidden at first (features/forms/forms.css). */
function Step(props: FormViewProps & { readonly step: Form['steps'][number]; readonly index: number }) {
  const { form, live, step, index } = props;
  const { steps } = form;
  const { title, fields } = step;
  const visible = live?.step === index;
  return h(
    'fieldset',
    {
      className: 'form__step',
      'data-later': index > 0 ? '' : undefined,
      hidden: live?.step !== undefined && !visible,
    },
    steps.length > 1 &&
      h(
        'legend',
        { tabIndex: -1, ref: visible ? live.legend : undefined },
        h('span', null, `Step ${index + 1} of ${steps.length}`),
        ` ${title}`,
      ),
    h(
      'div',
      { className: 'form__grid' },
      fields.map((field) => h(FieldOrHidden, { key: field.name, ...props, field })),
    ),
  );
}

function FieldOrHidden({
  form,
  field,
  values = {},
  problem,
  vehicles,
  prefix = '',
  live,
}: FormViewProps & { readonly field: Field }) {
  const { name, kind } = field;
  // The page or the address names the car.
  if (kind === 'vehicle' && values.car_id !== undefined) return null;
  // A visitor who writes from a location's card does not choose the location again.
  const settled =
    name === 'location' ? field.options.find((o) => o.value === values.location_id)?.value : undefined;
  const value = settled ?? values[name] ?? field.initial;
  if (kind === 'hidden' || kind === 'given' || settled !== undefined)
    return value ? h(Hidden, { name, value }) : null;
  return h(FormField, {
    form,
    field,
    id: getFieldId(form, name, prefix),
    value,
    error: problem?.fields[name],
    vehicles,
    times: live?.times,
    earliest: live?.earliest,
  });
}

function Hidden({ name, value }: { readonly name: string; readonly value: string }) {
  return h('input', { type: 'hidden', name, value });
}

/** Hidden from people and screen readers; programs fill it in (T-68). */
function Honeypot({ id }: { readonly id: string }) {
  return h(
    'p',
    { className: 'form__trap', 'aria-hidden': true },
    h('label', { htmlFor: id }, 'Leave this empty'),
    h('input', { id, name: HONEYPOT, type: 'text', tabIndex: -1, autoComplete: 'off', defaultValue: '' }),
  );
}

/**
 * The submit button is in every step, because the Enter key presses it. Its click is handled before the browser's own
 * validation, which would fail on hidden steps.
 */
function Buttons({ form, live }: Pick<FormViewProps, 'form' | 'live'>) {
  const last = isLastStep(form, live);
  const send =
    live &&
    ((event: MouseEvent) => {
      event.preventDefault();
      live.onSend();
    });
  return h(
    'p',
    { className: 'form__act' },
    live?.step !== undefined &&
      live.step > 0 &&
      h('button', { className: 'btn form__back', type: 'button', onClick: () => live.onStep(-1) }, 'Back'),
    form.steps.length > 1 &&
      h(
        'button',
        {
          className: 'btn btn--primary form__next',
          type: 'button',
          hidden: live?.step !== undefined && last,
          onClick: live && (() => live.onStep(1)),
        },
        'Next',
      ),
    h(
      'button',
      {
        className: 'btn btn--primary form__send',
        type: 'submit',
        hidden: !last,
        disabled: live?.busy,
        'aria-busy': live?.busy || undefined,
        onClick: send,
      },
      form.submit,
    ),
  );
}

function getFieldId(form: Form, name: string, prefix: string): string {
  return `${prefix}${form.name}-${name}`;
}
