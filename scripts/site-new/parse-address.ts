import type { STATES } from '#domain/states.ts';
import { parseCity, parseState } from '#stock/normalise/text/suburb-and-state.ts';

interface Address {
  readonly street: string;
  readonly city: string;
  readonly state: (typeof STATES)[number];
  readonly postcode: string;
}

/** Parses '12 Spence Street, Cairns QLD 4870'; undefined if a part is missing. */
export function parseAddress(text: string): Address | undefined {
  const comma = text.indexOf(',');
  const street = text.slice(0, comma).trim();
  const place = text.slice(comma + 1).trim();
  const postcode = /\b(\d{4})$/.exec(place)?.[1];
  const [state, city] = [parseState(place), parseCity(place)];
  if (comma < 1 || !postcode || !state || !city) return undefined;
  return { street, city, state, postcode };
}
