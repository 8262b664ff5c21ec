import type { STATES } from '#domain/states.ts';
import { createSynonymParser, type Synonyms } from './synonyms.ts';
import { normaliseCase } from './tidy-text.ts';

type State = (typeof STATES)[number];

const parseStateName = createSynonymParser<State>({
  act: ['Australian Capital Territory', 'AU-ACT'],
  nsw: ['New South Wales', 'AU-NSW'],
  nt: ['Northern Territory', 'AU-NT'],
  qld: ['Queensland', 'AU-QLD'],
  sa: ['South Australia', 'AU-SA'],
  tas: ['Tasmania', 'AU-TAS'],
  vic: ['Victoria', 'AU-VIC'],
  wa: ['Western Australia', 'AU-WA'],
} satisfies Synonyms<State>);

const COUNTRY = /\s*,\s*(?:Australia|AU)$/i;
const POSTCODE = /\s*\b\d{4}$/;
/** A longer text is no place. */
const MAX_LENGTH = 200;
/** 'Australian Capital Territory'. */
const MAX_STATE_WORDS = 3;

/** The state code of 'NSW', 'New South Wales', 'Brookvale, NSW' or 'Brookvale NSW 2100'. */
export function parseState(text: string): State | undefined {
  return splitSuburbAndState(text).state;
}

/** The suburb or town of 'Brookvale, NSW', of 'Brookvale NSW 2100' or of 'Brookvale' alone; undefined for a state alone. */
export function parseCity(text: string): string | undefined {
  const { place, state: found } = splitSuburbAndState(text);
  const suburb = found ? place.slice(place.lastIndexOf(',') + 1).trim() : place;
  return suburb === '' ? undefined : normaliseCase(suburb);
}

/** Splits a place, without country and postcode, into suburb and state: at the last comma, else before the state's words. */
function splitSuburbAndState(text: string): { place: string; state: State | undefined } {
  if (text.length > MAX_LENGTH) return { place: '', state: undefined };
  const place = text.trim().replace(COUNTRY, '').replace(POSTCODE, '');
  const alone = parseStateName(place);
  if (alone) return { place: '', state: alone };
  const comma = place.lastIndexOf(',');
  const afterComma = parseStateName(place.slice(comma + 1));
  if (afterComma) return { place: place.slice(0, comma), state: afterComma };
  for (const { index } of [...place.matchAll(/ /g)].slice(-MAX_STATE_WORDS)) {
    const state = index > comma ? parseStateName(place.slice(index + 1)) : undefined;
    if (state) return { place: place.slice(0, index), state };
  }
  return { place, state: undefined };
}
