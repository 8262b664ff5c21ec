import { type DayHours, getRegularHours, getSpecialHours, isAllDay } from './day-hours.ts';
import type { OpeningHour, SpecialHour } from './hours.ts';
import { formatTime24h } from './time-of-day.ts';
import { MONDAY_FIRST, weekdayName } from './week.ts';

/** Opening hours on a 24-hour clock, for structured data. */
export interface SchemaHours {
  /** '08:30'. */
  readonly opens: string;
  readonly closes: string;
}

/** Weekdays with the same hours, Monday first. */
export interface SchemaWeekHours extends SchemaHours {
  /** 'Monday'. */
  readonly days: readonly string[];
}

/** The open days of a week that have both times, grouped by hours. */
export function getSchemaWeekHours(hours: readonly OpeningHour[]): SchemaWeekHours[] {
  const known = MONDAY_FIRST.flatMap((weekday) => {
    const hour = hours.find((entry) => entry.weekday === weekday);
    const times = hour && toSchemaHours(getRegularHours(hour, ''));
    return times ? [{ day: weekdayName(weekday), times }] : [];
  });
  const byTimes = Map.groupBy(known, ({ times }) => `${times.opens} ${times.closes}`);
  return [...byTimes.values()].flatMap((days) => {
    const [first] = days;
    return first ? [{ ...first.times, days: days.map(({ day }) => day) }] : [];
  });
}

/** The hours of a special day; a closed one opens and closes at midnight. Undefined for an open day without times. */
export function getSchemaSpecialHours(special: SpecialHour): SchemaHours | undefined {
  const day = getSpecialHours(special);
  return day.open ? toSchemaHours(day) : { opens: '00:00', closes: '00:00' };
}

/** Equal times mean closed in schema.org, so a 24-hour day ends a minute early: 00:00 to 23:59. */
function toSchemaHours({ open, opens, closes }: DayHours): SchemaHours | undefined {
  if (!open || opens === null || closes === null) return undefined;
  return {
    opens: formatTime24h(opens),
    closes: formatTime24h(isAllDay({ opens, closes }) ? closes - 1 : closes),
  };
}
