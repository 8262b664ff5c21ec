import { FIX_ERRORS } from '#leads/forms/form-problem.ts';
import { controlOf } from './form-parts.ts';

/** Above what is said about a form that could not be sent (spec 8). */
const NOT_SENT = 'An error occurred when submitting this form';

/**
 * Shows what is wrong beside each field and in the form's alert, and takes the visitor to the first of them. Whether there
 * was any: the form may not have the fields that are wrong.
 */
export function showFieldErrors(form: HTMLFormElement, errors: Readonly<Record<string, string>>): boolean {
  clearErrors(form);
  const wrong = Object.entries(errors).flatMap(([name, text]) => {
    const control = controlOf(form, name);
    return control ? [{ control, text }] : [];
  });
  if (wrong.length === 0) return false;
  for (const { control, text } of wrong) {
    control.setAttribute('aria-invalid', 'true');
    control.setAttribute('aria-describedby', `${control.id}-error`);
    const told = document.getElementById(`${control.id}-error`);
    if (told) told.textContent = text;
  }
  const list = element('ul');
  for (const { control, text } of wrong) {
    const link = element('a', text);
    link.href = `#${control.id}`;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      control.focus();
    });
    const item = element('li');
    item.append(link);
    list.append(item);
  }
  alertOf(form, element('p', FIX_ERRORS), list);
  wrong[0]?.control.focus();
  return true;
}

/** Shows why the form could not be sent; what was written stays. */
export function showFormError(form: HTMLFormElement, text: string, more?: string): void {
  clearErrors(form);
  const alert = alertOf(form, element('p', NOT_SENT), element('p', text));
  if (more !== undefined) alert.append(element('p', more));
  alert.focus();
}

export function clearErrors(form: HTMLFormElement): void {
  form.querySelector('.form__errors')?.remove();
  for (const control of form.querySelectorAll('[aria-invalid]')) {
    control.removeAttribute('aria-invalid');
    control.removeAttribute('aria-describedby');
  }
  for (const told of form.querySelectorAll('.form__wrong')) told.textContent = '';
}

function alertOf(form: HTMLFormElement, ...content: readonly Node[]): HTMLElement {
  const alert = element('div');
  alert.className = 'form__errors';
  alert.role = 'alert';
  alert.tabIndex = -1;
  alert.append(...content);
  form.prepend(alert);
  return alert;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
