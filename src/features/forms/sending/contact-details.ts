import { readStored, writeStored } from '#browser/storage.ts';
import { findControl } from '#features/forms/form-dom.ts';

/** What is filled in for a visitor who has written before (T-73): never a message. */
const SAVED_FIELDS = ['name', 'last_name', 'email', 'phone'] as const;
const STORAGE_KEY = 'details';

/** Remembers who wrote. */
export function storeContactDetails(values: Readonly<Record<string, string>>): void {
  writeStored(
    'localStorage',
    STORAGE_KEY,
    Object.fromEntries(SAVED_FIELDS.map((field) => [field, values[field] ?? ''])),
  );
}

/** Fills in what is remembered where nothing is written yet; whether there was anything. */
export function fillContactDetails(form: HTMLFormElement): boolean {
  const kept = readStored('localStorage', STORAGE_KEY);
  if (typeof kept !== 'object' || kept === null) return false;
  for (const field of SAVED_FIELDS) {
    const control = findControl(form, field);
    const text = (kept as Record<string, unknown>)[field];
    if (control?.value === '' && typeof text === 'string') control.value = text;
  }
  return true;
}

/** Forgets who wrote, in the store and in the form. */
export function clearContactDetails(form: HTMLFormElement): void {
  writeStored('localStorage', STORAGE_KEY, undefined);
  for (const field of SAVED_FIELDS) {
    const control = findControl(form, field);
    if (control) control.value = '';
  }
}
