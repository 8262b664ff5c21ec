import { logProblem } from '#features/track/log.ts';
import type { LeadBody } from '#leads/browser/lead-body.ts';
import type { Checked } from '#leads/forms/check-form.ts';
import type { EnquiredCar } from './car-of-link.ts';
import { dealerForm } from './dealer-forms.ts';
import { fillDetails } from './details.ts';
import { clearErrors, showFieldErrors } from './form-errors.ts';
import { controlOf, nameOf, stepsOf, valuesOf } from './form-parts.ts';
import { carOfAddress, fillFromAddress } from './from-address.ts';
import { solveProof } from './proof.ts';

/** What is known of a form beyond what it shows. */
export interface LiveForm {
  /** The idempotency key: however often it is sent, it is one lead. */
  readonly key: string;
  readonly car: EnquiredCar | undefined;
  /** Which step is in sight, from 0. */
  step: number;
  /** What was sent last: the same again must be the same to the letter. */
  sent: LeadBody | undefined;
  /** A solved task, for a form that asks for one. */
  proof: Promise<string | undefined> | undefined;
}

const lives = new WeakMap<HTMLFormElement, LiveForm>();

/** Brings a form to life, once: steps, what is remembered and what the address says are filled in. */
export function liveForm(form: HTMLFormElement, car?: EnquiredCar): LiveForm {
  const known = lives.get(form);
  if (known) return known;
  const params = new URLSearchParams(location.search);
  const live: LiveForm = {
    key: crypto.randomUUID(),
    car: car ?? carOfAddress(params),
    step: 0,
    sent: undefined,
    proof: undefined,
  };
  lives.set(form, live);
  form.noValidate = true;
  if (stepsOf(form).length > 1) showStep(form, 0);
  fillDetails(form);
  fillFromAddress(form, params);
  dealerForm(nameOf(form)).then(
    ({ captcha }) => {
      if (captcha) live.proof = solveProof();
    },
    // Sending asks again.
    () => undefined,
  );
  return live;
}

/** What of the form is wrong; undefined when the rules can't be had: the function then says so. */
export async function checked(form: HTMLFormElement, now: Date): Promise<Checked | undefined> {
  try {
    const [{ checkForm }, definition] = await Promise.all([
      import('#leads/forms/check-form.ts'),
      dealerForm(nameOf(form)),
    ]);
    return checkForm(definition, valuesOf(form), now);
  } catch (error) {
    logProblem('The form is checked by the site alone', error);
    return undefined;
  }
}

/** Goes a step on, unless something in this one is wrong, or back. Whether it went. */
export async function goStep(form: HTMLFormElement, by: 1 | -1, now: Date): Promise<boolean> {
  const live = liveForm(form);
  const step = stepsOf(form)[live.step];
  if (by === 1 && step) {
    const result = await checked(form, now);
    const wrong = Object.entries(result?.ok === false ? result.fields : {}).filter(([name]) => {
      const control = controlOf(form, name);
      return control && step.contains(control);
    });
    if (wrong.length > 0) {
      showFieldErrors(form, Object.fromEntries(wrong));
      return false;
    }
  }
  clearErrors(form);
  showStep(form, live.step + by);
  stepsOf(form)[live.step]?.querySelector('legend')?.focus();
  return true;
}

/** The step of a field, for a mistake that lies in another than the last. */
export function showStepOf(form: HTMLFormElement, name: string): void {
  const control = controlOf(form, name);
  const index = stepsOf(form).findIndex((step) => control && step.contains(control));
  if (index >= 0 && stepsOf(form).length > 1) showStep(form, index);
}

export function isLastStep(form: HTMLFormElement): boolean {
  return form.classList.contains('form--plain') || liveForm(form).step >= stepsOf(form).length - 1;
}

function showStep(form: HTMLFormElement, step: number): void {
  const live = lives.get(form);
  const steps = stepsOf(form);
  if (!live || !steps[step]) return;
  live.step = step;
  const last = step === steps.length - 1;
  for (const [index, fieldset] of steps.entries()) {
    delete fieldset.dataset.later;
    fieldset.hidden = index !== step;
  }
  form.classList.remove('form--steps');
  const show = (selector: string, shown: boolean) => {
    const part = form.querySelector<HTMLElement>(selector);
    if (part) part.hidden = !shown;
  };
  show('.form__back', step > 0);
  show('.form__next', !last);
  show('.form__send', last);
  show('.form__last', last);
}
