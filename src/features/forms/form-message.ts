import { atom, onSet } from 'nanostores';
import { dispatchStored } from '#browser/storage.ts';

/**
 * A message suggested for the page's form. It replaces the previous suggestion; text of the visitor's own stays above it.
 */
export const formMessage = atom<{ readonly text: string } | undefined>();

// The form may not have hydrated yet: this hydrates islands with `stored: ['form-message']`.
if (typeof document !== 'undefined') onSet(formMessage, () => dispatchStored('form-message'));
