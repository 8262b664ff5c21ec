import { type Day, regularDay, specialDay } from './day.ts';
import type { OpeningHour, SpecialHour } from './hours.ts';
import { clock24, DAY_MINUTES } from './time-of-day.ts';
import { MONDAY_FIRST, weekdayName } from './week.ts';

/** Hours on a 24-hour clock, as machines read them. */
export interface ClockHours {
  /** '08:30'. */
  readonly opens: string;
  readonly closes: string;
}

/** Days of the week that keep the same hours: Monday first. */
export interface ClockWeek extends ClockHours {
  /** 'Monday'. */
  readonly days: readonly string[];
}

/** The open days of a week that have both times, those of the same hours together. */
export function clockWeek(hours: readonly OpeningHour[]): ClockWeek[] {
  const known = MONDAY_FIRST.flatMap((weekday) => {
    const hour = hours.find((entry) => entry.weekday === weekday);
    const times = hour && clockHours(regularDay(hour, ''));
    return times ? [{ day: weekdayName(weekday), times }] : [];
  });
  const alike = Map.groupBy(known, ({ times }) => `${times.opens} ${times.closes}`);
  return [...alike.values()].flatMap((days) => {
    const [first] = days;
    return first ? [{ ...first.times, days: days.map(({ day }) => day) }] : [];
  });
}

/** The hours of a special day; a closed one opens and closes at midnight. Undefined for one that is open without times. */
export function specialClock(special: SpecialHour): ClockHours | undefined {
  const day = specialDay(special);
  return day.open ? clockHours(day) : { opens: '00:00', closes: '00:00' };
}

/** Machines take equal times for a closed day, so one of 24 hours ends a minute early: 00:00 to 23:59. */
function clockHours({ open, opens, closes }: Day): ClockHours | undefined {
  if (!open || opens === null || closes === null) return undefined;
  const allRound = closes - opens === DAY_MINUTES;
  return { opens: clock24(opens), closes: clock24(allRound ? closes - 1 : closes) };
}
