import * as v from 'valibot';
import { isoDateSchema } from '#domain/scalar-schemas.ts';

/** '08:30', or the time stamp below. */
const WALL_CLOCK =
  /^(?:(?:[01]\d|2[0-3]):[0-5]\d|\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?Z)$/;

/** Wall-clock time stored as if it were UTC (T-01): '2000-01-01T08:30:00Z' is 8.30am at the dealer, in any time zone. */
const wallClockSchema = v.pipe(
  v.string(),
  v.regex(WALL_CLOCK, 'must be the time on the clock there, such as "08:30"'),
  v.transform((time) => (time.length === '08:30'.length ? `2000-01-01T${time}:00Z` : time)),
);

/** One weekday of a location's opening hours (`formated_hours` is the data's own spelling). */
export const openingHourSchema = v.strictObject({
  /** 0 Sunday to 6 Saturday. */
  weekday: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
  /** Whether the department is open on that day. */
  status: v.picklist(['Open', 'Closed']),
  /** The hours as text, for a day without `open` and `close`. */
  formated_hours: v.optional(v.nullable(v.string()), null),
  /** When it opens, by the clock there; feeds write it as if it were UTC: '2000-01-01T08:30:00Z'. */
  open: v.optional(v.nullable(wallClockSchema), null),
  /** When it closes, written in the same way; midnight is 00:00, and a time that is not after `open` is on the next day. */
  close: v.optional(v.nullable(wallClockSchema), null),
});
export type OpeningHour = v.InferOutput<typeof openingHourSchema>;

/**
 * The hours of a week. An entry has one opening and one closing time, so a second entry for a weekday would never be
 * shown.
 */
export const openingHoursSchema = v.pipe(
  v.array(openingHourSchema),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const days = dataset.value.map(({ weekday }) => weekday);
    for (const [index, entry] of dataset.value.entries()) {
      const first = days.indexOf(entry.weekday);
      if (first === index) continue;
      addIssue({
        message: `Entry ${first} has the same weekday. Remove one of the two; a day with a break has its hours in "formated_hours", without "open" and "close"`,
        path: [
          { type: 'array', origin: 'value', input: dataset.value, key: index, value: entry },
          { type: 'object', origin: 'value', input: entry, key: 'weekday', value: entry.weekday },
        ],
      });
    }
  }),
);

/** A day whose hours differ from the week, such as a public holiday. */
export const specialHourSchema = v.strictObject({
  /** Whether the location is open on that day. */
  status: v.picklist(['Open', 'Closed']),
  /** The date. */
  date: isoDateSchema,
  /** When it opens, by the clock there; feeds write it as if it were UTC: '2000-01-01T08:30:00Z'. */
  start_hour: v.optional(v.nullable(wallClockSchema), null),
  /** When it closes, written in the same way; a time that is not after `start_hour` is on the next day. */
  end_hour: v.optional(v.nullable(wallClockSchema), null),
  /** The department that it applies to. */
  department: v.optional(v.picklist(['all', 'sales', 'service', 'parts']), 'all'),
  /** The name of the location that it applies to; null = every location. */
  location_name: v.optional(v.nullable(v.string()), null),
});
export type SpecialHour = v.InferOutput<typeof specialHourSchema>;
