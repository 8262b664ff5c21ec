import * as v from 'valibot';

/** Wall-clock time stored as if it were UTC (T-01): '2000-01-01T08:30:00Z' is half past eight at the dealer, wherever the reader is. */
const wallClock = v.pipe(v.string(), v.isoTimestamp());

/** One weekday of a location's opening hours (spec 3; `formated_hours` is the data's own spelling). */
export const openingHourSchema = v.strictObject({
  /** 0 Sunday to 6 Saturday. */
  weekday: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
  status: v.picklist(['Open', 'Closed']),
  formated_hours: v.optional(v.nullable(v.string()), null),
  open: v.optional(v.nullable(wallClock), null),
  close: v.optional(v.nullable(wallClock), null),
});
export type OpeningHour = v.InferOutput<typeof openingHourSchema>;

/** A day that differs from the week: public holidays (spec 3). */
export const specialHourSchema = v.strictObject({
  status: v.picklist(['Open', 'Closed']),
  date: v.pipe(v.string(), v.isoDate()),
  start_hour: v.optional(v.nullable(wallClock), null),
  end_hour: v.optional(v.nullable(wallClock), null),
  department: v.optional(v.picklist(['all', 'sales', 'service', 'parts']), 'all'),
  /** null = every location. */
  location_name: v.optional(v.nullable(v.string()), null),
});
export type SpecialHour = v.InferOutput<typeof specialHourSchema>;
