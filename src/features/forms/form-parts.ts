import type { FormName } from '#leads/forms/forms.ts';

/** The parts of a form in a page (leads/forms/plain-form.ts writes them). */
export const nameOf = (form: HTMLFormElement) => form.dataset.lead as FormName;
export const stepsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLFieldSetElement>('.form__step'),
];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control of a field; undefined when the form does not ask it. */
export function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLElement ? (control as Control) : undefined;
}

/** What is filled in, by field name: what a plain form would send. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
