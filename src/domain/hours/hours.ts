import * as v from 'valibot';
import { isoDay } from '#domain/iso-day.ts';

/** Wall-clock time stored as if it were UTC (T-01): '2000-01-01T08:30:00Z' is half past eight at the dealer, wherever the reader is. */
const wallClock = v.pipe(v.string(), v.isoTimestamp());

/** One weekday of a location's opening hours (spec 3; `formated_hours` is the data's own spelling). */
export const openingHourSchema = v.strictObject({
  /** 0 Sunday to 6 Saturday. */
  weekday: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
  /** Whether the department is open on that day. */
  status: v.picklist(['Open', 'Closed']),
  /** The hours as text, for a day without `open` and `close`. */
  formated_hours: v.optional(v.nullable(v.string()), null),
  /** When it opens: the time on the clock, written as if it were UTC. */
  open: v.optional(v.nullable(wallClock), null),
  /** When it closes, written in the same way. */
  close: v.optional(v.nullable(wallClock), null),
});
export type OpeningHour = v.InferOutput<typeof openingHourSchema>;

/** A day that differs from the week: public holidays (spec 3). */
export const specialHourSchema = v.strictObject({
  /** Whether it is open on that day. */
  status: v.picklist(['Open', 'Closed']),
  /** The day. */
  date: isoDay,
  /** When it opens: the time on the clock, written as if it were UTC. */
  start_hour: v.optional(v.nullable(wallClock), null),
  /** When it closes, written in the same way. */
  end_hour: v.optional(v.nullable(wallClock), null),
  /** Whom it concerns. */
  department: v.optional(v.picklist(['all', 'sales', 'service', 'parts']), 'all'),
  /** The location it concerns, by name; null = every location. */
  location_name: v.optional(v.nullable(v.string()), null),
});
export type SpecialHour = v.InferOutput<typeof specialHourSchema>;
