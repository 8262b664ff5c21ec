import * as v from 'valibot';
import { COUNTRY_CODES, type State } from '#domain/country.ts';
import { parseCity, parseState } from '#stock/normalise/text/suburb-and-state.ts';
import { parseHours } from './parse-hours.ts';

/** The answers about a new dealer, each checked before. */
export const newSiteSchema = v.object({
  slug: v.string(),
  name: v.pipe(v.string(), v.trim()),
  template: v.string(),
  url: v.optional(v.string()),
  address: v.optional(v.pipe(v.string(), v.transform(parseAddress))),
  phone: v.optional(v.string()),
  hours: v.optional(v.pipe(v.string(), v.transform(parseHours))),
  abn: v.optional(v.string()),
  licence: v.optional(v.string()),
  colour: v.optional(v.string()),
  /** The path of a picture. */
  logo: v.optional(v.string()),
  /** An https address, or the path of a file or folder. */
  feed: v.optional(v.string()),
});

/** What `npm run site:new` was told about a dealer. What is absent is marked in the files, and no build publishes it. */
export type NewSite = v.InferOutput<typeof newSiteSchema>;

interface Address {
  readonly street: string;
  readonly city: string;
  readonly state: State;
  readonly postcode: string;
}

/** Parses '12 Spence Street, Cairns QLD 4870' or '45 Cameron Road, Tauranga, Bay of Plenty 3110'; undefined if a part is missing. */
export function parseAddress(text: string): Address | undefined {
  const comma = text.indexOf(',');
  const street = text.slice(0, comma).trim();
  const place = text.slice(comma + 1).trim();
  const postcode = /\b(\d{4})$/.exec(place)?.[1];
  const country = COUNTRY_CODES.find((code) => parseState(place, { country: code }));
  const [state, city] = [parseState(place, { country }), parseCity(place, { country })];
  if (comma < 1 || !postcode || !state || !city) return undefined;
  return { street, city, state, postcode };
}
