import { atom, onSet } from 'nanostores';
import { dispatchStored } from '#browser/stored-event.ts';

/**
 * What the page's form is to say for the visitor: it is written into the message where that is empty, or is what was written
 * there from here before.
 */
export const formMessage = atom<{ readonly text: string } | undefined>();

// The form may still be waiting for the visitor's first touch: an island with `stored: ['form-message']` hydrates now.
if (typeof document !== 'undefined') onSet(formMessage, () => dispatchStored('form-message'));
