import type { Valuation } from '#domain/valuation/valuation.ts';
import { formValuation, goToForm } from '#features/forms/form-valuation.ts';

/** Puts a valuation into the form that follows it. */
export function intoForm(_form: HTMLFormElement, valuation: Valuation): void {
  formValuation.set(valuation);
}

/** Takes it out again. */
export function outOfForm(_form: HTMLFormElement): void {
  formValuation.set(undefined);
}

/** Takes the visitor on to the form. */
export function goOn(_form: HTMLFormElement): void {
  goToForm();
}
