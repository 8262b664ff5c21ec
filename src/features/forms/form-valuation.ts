import { atom, onSet } from 'nanostores';
import { dispatchStored } from '#browser/stored-event.ts';
import type { Valuation } from '#domain/valuation/valuation.ts';

/**
 * The valuation that goes with the form of the page: the form carries its id, holds the registration, and a message that
 * the visitor may change. Undefined takes all of it out of the form again.
 */
export const formValuation = atom<Valuation | undefined>(undefined);

/** How often the visitor asked to go on to the form of the page; it hears of a request that came before it was hydrated. */
export const formRequestCount = atom(0);

/** Takes the visitor to the form of the page, and there to the first step that has yet to be filled in. */
export function goToForm(): void {
  formRequestCount.set(formRequestCount.get() + 1);
}

// The form may still be waiting for the visitor's first touch: an island with `stored: ['form-valuation']` hydrates now.
if (typeof document !== 'undefined') onSet(formValuation, () => dispatchStored('form-valuation'));
