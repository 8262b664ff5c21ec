import type { Day } from './day.ts';
import { dayAt } from './day-at.ts';
import type { OpeningHour, SpecialHour } from './hours.ts';
import { addDays, type LocalTime, weekdayOf } from './local-time.ts';
import { clockText } from './wall-clock.ts';
import { weekdayName } from './week.ts';

/** One line about today: 'Open today until 5:00 pm'. */
export interface OpenLine {
  readonly text: string;
  /** Whether the place has yet to close today. */
  readonly open: boolean;
}

/** How far ahead the next open day is looked for: a weekday's name says no more. */
const DAYS_AHEAD = 7;

/**
 * What to say about today. The words stay true for as long as can be, because pages are made at night and read all day:
 * 'Open today until 5:00 pm' from midnight to five; then, on any day before it, 'Opens Monday at 8:30 am'.
 * `special` are the coming special hours of the department (comingSpecialHours), which win over the week's.
 * Undefined when no hours are known at all.
 */
export function openLine(
  hours: readonly OpeningHour[],
  special: readonly SpecialHour[],
  { date, minutes }: LocalTime,
): OpenLine | undefined {
  if (hours.length === 0) return undefined;
  const dayOn = (isoDate: string) => dayAt(hours, special, isoDate);
  const today = dayOn(date);
  if (today.open && (today.closes === null || minutes < today.closes)) return openToday(today);
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead++) {
    const next = addDays(date, ahead);
    const day = dayOn(next);
    if (day.open) return { text: `Opens ${weekdayName(weekdayOf(next))}${atOpening(day)}`, open: false };
  }
  return { text: 'Closed', open: false };
}

function openToday({ closes, text }: Day): OpenLine {
  if (closes !== null) return { text: `Open today until ${clockText(closes)}`, open: true };
  return { text: text === 'Open' ? 'Open today' : `Open today: ${text}`, open: true };
}

function atOpening({ opens }: Day): string {
  return opens === null ? '' : ` at ${clockText(opens)}`;
}
