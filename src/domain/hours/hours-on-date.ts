import { type DayHours, getRegularHours, getSpecialHours } from './day-hours.ts';
import type { OpeningHour, SpecialHour } from './hours.ts';
import { weekdayOf } from './local-time.ts';

/** The hours of one ISO date: the week's, unless the date is one of the special days. */
export function getHoursOnDate(
  hours: readonly OpeningHour[],
  special: readonly SpecialHour[],
  date: string,
): DayHours {
  const exception = special.find((entry) => entry.date === date);
  if (exception) return getSpecialHours(exception);
  return getRegularHours(
    hours.find((hour) => hour.weekday === weekdayOf(date)),
    'Closed',
  );
}
