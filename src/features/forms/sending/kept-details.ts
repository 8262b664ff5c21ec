import { keep, readKept } from '#browser/storage.ts';
import { controlOf } from '#features/forms/form-parts.ts';

/** What is filled in for a visitor who has written before (T-73): never a message. */
const REMEMBERED = ['name', 'last_name', 'email', 'phone'] as const;
const NAME = 'details';

/** Remembers who wrote. */
export function keepDetails(values: Readonly<Record<string, string>>): void {
  keep('localStorage', NAME, Object.fromEntries(REMEMBERED.map((field) => [field, values[field] ?? ''])));
}

/** Fills in what is remembered where nothing is written yet; whether there was anything. */
export function fillDetails(form: HTMLFormElement): boolean {
  const kept = readKept('localStorage', NAME);
  if (typeof kept !== 'object' || kept === null) return false;
  for (const field of REMEMBERED) {
    const control = controlOf(form, field);
    const text = (kept as Record<string, unknown>)[field];
    if (control?.value === '' && typeof text === 'string') control.value = text;
  }
  return true;
}

/** Forgets who wrote, in the store and in the form. */
export function forgetDetails(form: HTMLFormElement): void {
  keep('localStorage', NAME, undefined);
  for (const field of REMEMBERED) {
    const control = controlOf(form, field);
    if (control) control.value = '';
  }
}
