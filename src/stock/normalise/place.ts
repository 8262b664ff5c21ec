import type { STATES } from '#domain/states.ts';
import { type Synonyms, synonymReader } from './synonyms.ts';
import { tidyCase } from './tidy.ts';

type State = (typeof STATES)[number];

const stateWord = synonymReader<State>({
  act: ['Australian Capital Territory', 'AU-ACT'],
  nsw: ['New South Wales', 'AU-NSW'],
  nt: ['Northern Territory', 'AU-NT'],
  qld: ['Queensland', 'AU-QLD'],
  sa: ['South Australia', 'AU-SA'],
  tas: ['Tasmania', 'AU-TAS'],
  vic: ['Victoria', 'AU-VIC'],
  wa: ['Western Australia', 'AU-WA'],
} satisfies Synonyms<State>);

const POSTCODE = /\s*\b\d{4}$/;

/** The state code of 'NSW', 'New South Wales', 'Brookvale, NSW' or 'Brookvale NSW 2100'. */
export function state(text: string): State | undefined {
  return split(text).state;
}

/** The suburb or town of 'Brookvale, NSW', of 'Brookvale NSW 2100' or of 'Brookvale' alone; undefined for a state alone. */
export function city(text: string): string | undefined {
  const { place, state: found } = split(text);
  const suburb = found ? place.slice(place.lastIndexOf(',') + 1).trim() : place;
  return suburb === '' ? undefined : tidyCase(suburb);
}

/** A place without its postcode, parted where the rest names a state: after the last comma, else the last word. */
function split(text: string): { place: string; state: State | undefined } {
  const place = text.trim().replace(POSTCODE, '').trim();
  const alone = stateWord(place);
  if (alone) return { place: '', state: alone };
  const cut = place.lastIndexOf(place.includes(',') ? ',' : ' ');
  const found = stateWord(place.slice(cut + 1));
  return found ? { place: place.slice(0, cut), state: found } : { place, state: undefined };
}
