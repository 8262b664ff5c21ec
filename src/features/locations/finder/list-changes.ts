import { atom } from 'nanostores';

/** The number of changes of the list of locations; each one resets the department tabs. */
export const listChanges = atom(0);
