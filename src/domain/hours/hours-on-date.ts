import { type DayHours, getRegularHours, getSpecialHours } from './day-hours.ts';
import type { OpeningHour, SpecialHour } from './hours.ts';
import { weekdayOf } from './local-time.ts';

/** The hours on an ISO date: special hours if there are any for the date, else the weekday's. */
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
