import { type DayHours, getRegularHours } from './day-hours.ts';
import type { OpeningHour } from './hours.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** The weekdays in display order (T-03). */
export const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];

/** The English name of a weekday: 0 -> 'Sunday'. */
export function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday] ?? '';
}

/** One row of an hours table. */
export interface HoursRow {
  /** 'Monday', or 'Mon to Fri' if all five have the same hours. */
  readonly label: string;
  readonly text: string;
  /** Whether the row includes today. */
  readonly today: boolean;
}

/** Today's weekday, and its hours if they differ from the week's. */
export interface Today {
  readonly weekday: number;
  readonly special?: DayHours | undefined;
}

/** The week from Monday to Sunday in seven rows (T-03). Today's row shows today's hours, special ones too. */
export function buildWeekRows(hours: readonly OpeningHour[], today: Today, closedText: string): HoursRow[] {
  return MONDAY_FIRST.map((weekday) => {
    const isToday = weekday === today.weekday;
    const regular = getRegularHours(
      hours.find((hour) => hour.weekday === weekday),
      closedText,
    );
    const day = (isToday && today.special) || regular;
    return { label: weekdayName(weekday), text: day.text, today: isToday };
  });
}

/**
 * The week with Monday to Friday in one row if all five are given and have the same hours (T-04); Saturday and Sunday
 * have their own rows. Otherwise seven rows.
 */
export function buildShortWeekRows(
  hours: readonly OpeningHour[],
  today: Today,
  closedText: string,
): HoursRow[] {
  const rows = buildWeekRows(hours, today, closedText);
  const [monday, ...rest] = rows.slice(0, 5);
  const given = new Set(hours.map((hour) => hour.weekday));
  const areSame =
    rest.every((row) => row.text === monday?.text) && [1, 2, 3, 4, 5].every((day) => given.has(day));
  if (!monday || !areSame) return rows;
  return [
    { label: 'Mon to Fri', text: monday.text, today: rows.slice(0, 5).some((row) => row.today) },
    ...rows.slice(5),
  ];
}
