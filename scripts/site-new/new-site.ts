import * as v from 'valibot';
import { COUNTRY_CODES, type State } from '#domain/country.ts';
import type { OpeningHour } from '#domain/hours/hours.ts';
import { parseCity, parseState } from '#stock/normalise/text/suburb-and-state.ts';

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

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const PART = /^([a-z]{3})(?:-([a-z]{3}))?\s+(\d{1,2})(?::(\d{2}))?-(\d{1,2})(?::(\d{2}))?$/i;
/** Monday first. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

/** Parses 'Mon-Fri 8:30-17:30, Sat 9-13' to a whole week, other days closed; undefined if it is not written so. */
export function parseHours(text: string): OpeningHour[] | undefined {
  const open = new Map<number, OpeningHour>();
  for (const part of text.split(',')) {
    const days = parsePart(part.trim());
    if (!days) return undefined;
    for (const day of days) open.set(day.weekday, day);
  }
  return WEEK.map((weekday) => open.get(weekday) ?? makeDay(weekday, null, null));
}

function parsePart(text: string): OpeningHour[] | undefined {
  const [, from = '', to = from, ...times] = PART.exec(text) ?? [];
  const [first, last] = [from, to].map((day) => WEEK.indexOf(findWeekday(day)));
  const [open, close] = [times.slice(0, 2), times.slice(2)].map(([hour, minute]) => toTime(hour, minute));
  if (first === undefined || last === undefined || first < 0 || last < first || !open || !close)
    return undefined;
  return WEEK.slice(first, last + 1).map((weekday) => makeDay(weekday, open, close));
}

function findWeekday(day: string): number {
  return DAYS.findIndex((name) => name.toLowerCase() === day.toLowerCase());
}

function toTime(hour = '', minute = '00'): string | undefined {
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `2000-01-01T${hour.padStart(2, '0')}:${minute}:00Z`;
}

function makeDay(weekday: number, open: string | null, close: string | null): OpeningHour {
  return { weekday, status: open ? 'Open' : 'Closed', formated_hours: null, open, close };
}
