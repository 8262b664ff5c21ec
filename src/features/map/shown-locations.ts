import { atom } from 'nanostores';

/** The pages of the locations that the visitor's search leaves; null = all. Maps on the same page show only their pins. */
export const shownLocations = atom<readonly string[] | null>(null);
