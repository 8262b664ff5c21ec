import { readStored, writeStored } from '#browser/storage.ts';
import { findControl } from '#features/forms/form-dom.ts';

/** The fields that are filled in for a returning visitor (T-73): never a message. */
const SAVED_FIELDS = ['name', 'last_name', 'email', 'phone'] as const;
const STORAGE_KEY = 'details';

/** Stores the visitor's contact details on the device. */
export function storeContactDetails(values: Readonly<Record<string, string>>): void {
  writeStored(
    'localStorage',
    STORAGE_KEY,
    Object.fromEntries(SAVED_FIELDS.map((field) => [field, values[field] ?? ''])),
  );
}

/** Fills the stored details into empty fields. Returns whether any were stored. */
export function fillContactDetails(form: HTMLFormElement): boolean {
  const stored = readStored('localStorage', STORAGE_KEY);
  if (typeof stored !== 'object' || stored === null) return false;
  for (const field of SAVED_FIELDS) {
    const control = findControl(form, field);
    const text = (stored as Record<string, unknown>)[field];
    if (control?.value === '' && typeof text === 'string') control.value = text;
  }
  return true;
}

/** Clears the contact details in storage and in the form. */
export function clearContactDetails(form: HTMLFormElement): void {
  writeStored('localStorage', STORAGE_KEY, undefined);
  for (const field of SAVED_FIELDS) {
    const control = findControl(form, field);
    if (control) control.value = '';
  }
}
