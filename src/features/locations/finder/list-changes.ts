import { atom } from 'nanostores';

/** How often the list of places has changed: nobody looks at a tab of it any longer then. */
export const listChanges = atom(0);
