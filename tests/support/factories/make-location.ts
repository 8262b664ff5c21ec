import * as v from 'valibot';
import type { OpeningHour, SpecialHour } from '#domain/hours/hours.ts';
import { openingHourSchema, specialHourSchema } from '#domain/hours/hours.ts';
import { type Location, locationSchema } from '#domain/location/location.ts';
import { slugify } from '#domain/slug.ts';

type LocationInput = v.InferInput<typeof locationSchema>;
type LocationOverrides = Partial<Omit<LocationInput, 'address' | 'contact_detail'>> & {
  address?: Partial<LocationInput['address']>;
  contact_detail?: LocationInput['contact_detail'];
};

/** A sales location in Mareeba; tests override only what they are about. */
export function makeLocation(over: LocationOverrides = {}): Location {
  const { name = 'Example Mareeba', address, ...rest } = over;
  return v.parse(locationSchema, {
    id: slugify(name),
    name,
    slug: slugify(name),
    contact_detail: {},
    ...rest,
    address: { street: '9 Example Street', city: 'Mareeba', state: 'qld', postcode: '4880', ...address },
  });
}

/** A weekday's hours by 24-hour times: hour(1, '08:30', '17:30'); without times the day is closed. */
export function makeOpeningHour(weekday: number, open?: string, close?: string): OpeningHour {
  return v.parse(openingHourSchema, {
    weekday,
    status: open ? 'Open' : 'Closed',
    open: open ? toTimestamp(open) : null,
    close: close ? toTimestamp(close) : null,
  });
}

/** A holiday; without times the day is closed. */
export function makeSpecialHours(
  date: string,
  over: Partial<SpecialHour> & { from?: string; to?: string } = {},
): SpecialHour {
  const { from, to, ...rest } = over;
  return v.parse(specialHourSchema, {
    date,
    status: from ? 'Open' : 'Closed',
    start_hour: from ? toTimestamp(from) : null,
    end_hour: to ? toTimestamp(to) : null,
    ...rest,
  });
}

/** Monday to Friday 8:30 to 17:30, Saturday 9 to 12, Sunday closed. */
export const DEFAULT_WEEK: readonly OpeningHour[] = [
  makeOpeningHour(0),
  ...[1, 2, 3, 4, 5].map((weekday) => makeOpeningHour(weekday, '08:30', '17:30')),
  makeOpeningHour(6, '09:00', '12:00'),
];

function toTimestamp(time: string): string {
  return `2000-01-01T${time}:00Z`;
}
