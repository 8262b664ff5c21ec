import { type Day, regularDay, specialDay } from './day.ts';
import type { OpeningHour, SpecialHour } from './hours.ts';
import { weekdayOf } from './local-time.ts';

/** The hours of one ISO date: the week's, unless the date is one of the special days. */
export function dayAt(hours: readonly OpeningHour[], special: readonly SpecialHour[], date: string): Day {
  const exception = special.find((entry) => entry.date === date);
  if (exception) return specialDay(exception);
  return regularDay(
    hours.find((hour) => hour.weekday === weekdayOf(date)),
    'Closed',
  );
}
