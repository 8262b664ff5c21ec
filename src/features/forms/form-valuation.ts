import { atom, onSet } from 'nanostores';
import { dispatchStored } from '#browser/storage.ts';
import type { Valuation } from '#domain/valuation/valuation.ts';

/**
 * The valuation attached to the page's form: the form sends its id, and shows the registration and a message that the
 * visitor may edit. Undefined removes all of it.
 */
export const formValuation = atom<Valuation | undefined>(undefined);

/** How often the visitor asked to continue to the page's form. A count, because the form may hydrate after the request. */
export const formRequestCount = atom(0);

/** Takes the visitor to the page's form, at the first step that is not filled in yet. */
export function goToForm(): void {
  formRequestCount.set(formRequestCount.get() + 1);
}

// The form may not have hydrated yet: this hydrates islands with `stored: ['form-valuation']`.
if (typeof document !== 'undefined') onSet(formValuation, () => dispatchStored('form-valuation'));
