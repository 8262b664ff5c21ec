import { COUNTRIES, type CountryCode, getRegion, listStates, type State } from '#domain/country.ts';
import { createSynonymParser, type Synonyms } from './synonyms.ts';
import { compact, normaliseCase } from './tidy-text.ts';

/** Where a feed is from; Australia by default. */
interface FromCountry {
  readonly country?: CountryCode | undefined;
}

type StateParser = (text: string) => State | undefined;

const STATE_PARSERS: Readonly<Record<CountryCode, StateParser>> = {
  au: createStateParser('au'),
  nz: createStateParser('nz'),
};

function createStateParser(country: CountryCode): StateParser {
  const synonyms = listStates(country).map((state) => {
    return [state, [getRegion(state).name, `${COUNTRIES[country].code}-${state}`]] as const;
  });
  return createSynonymParser(Object.fromEntries(synonyms) as Partial<Synonyms<State>> as Synonyms<State>);
}

const COUNTRY_NAMES: Readonly<Record<CountryCode, RegExp>> = {
  au: /\s*,\s*(?:Australia|AU)$/i,
  nz: /\s*,\s*(?:New Zealand|NZ)$/i,
};
const MOUNT = /^mt\.? /i;
const POSTCODE = /\s*\b\d{4}$/;
/** A longer text is no place. */
const MAX_LENGTH = 200;
/** 'Australian Capital Territory'. */
const MAX_STATE_WORDS = 3;

/** The state code of 'NSW', 'New South Wales', 'Brookvale, NSW' or 'Brookvale NSW 2100'. */
export function parseState(text: string, { country = 'au' }: FromCountry = {}): State | undefined {
  return splitSuburbAndState(text, country).state;
}

/** The suburb or town of 'Brookvale, NSW', of 'Brookvale NSW 2100' or of 'Brookvale' alone; undefined for a state alone. */
export function parseCity(text: string, { country = 'au' }: FromCountry = {}): string | undefined {
  const { place, state: found } = splitSuburbAndState(text, country);
  const suburb = found ? place.slice(place.lastIndexOf(',') + 1).trim() : place;
  return suburb === '' ? undefined : normaliseCase(suburb.replace(MOUNT, 'Mount '));
}

/** Splits a place, without country and postcode, into suburb and state: at the last comma, else before the state's words. */
function splitSuburbAndState(
  text: string,
  country: CountryCode,
): { place: string; state: State | undefined } {
  const parseStateName = STATE_PARSERS[country];
  if (text.length > MAX_LENGTH) return { place: '', state: undefined };
  const place = text.trim().replace(COUNTRY_NAMES[country], '').replace(POSTCODE, '');
  const alone = parseStateName(place);
  // Auckland, Nelson and others are towns and regions.
  const isTown = country === 'nz' && compact(place) === compact(getRegion(alone ?? 'auk').name);
  if (alone) return { place: isTown ? place : '', state: alone };
  const comma = place.lastIndexOf(',');
  const afterComma = parseStateName(place.slice(comma + 1));
  if (afterComma) return { place: place.slice(0, comma), state: afterComma };
  for (const { index } of [...place.matchAll(/ /g)].slice(-MAX_STATE_WORDS)) {
    const state = index > comma ? parseStateName(place.slice(index + 1)) : undefined;
    if (state) return { place: place.slice(0, index), state };
  }
  return { place, state: undefined };
}
