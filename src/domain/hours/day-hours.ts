import type { OpeningHour, SpecialHour } from './hours.ts';
import { formatTime, MINUTES_PER_DAY, toMinutesOfDay } from './time-of-day.ts';

/** What one day's hours come to. */
export interface DayHours {
  readonly open: boolean;
  /** '8:30 am to 5:30 pm', 'Closed', or the dealer's own words where no times are given. */
  readonly text: string;
  /** Minutes since midnight; null = not known. */
  readonly opens: number | null;
  /** After `opens`: a day that closes at midnight or later counts on, 1440 and more. */
  readonly closes: number | null;
}

interface DayTimes {
  readonly open: boolean;
  readonly from: string | null;
  readonly to: string | null;
  readonly words: string | null;
}

/** A day of the week; a day that the data leaves out is closed (T-03). `closedText` is the dealer's word (T-05). */
export function getRegularHours(hour: OpeningHour | undefined, closedText: string): DayHours {
  if (!hour) return toDayHours({ open: false, from: null, to: null, words: null }, closedText);
  return toDayHours(
    { open: hour.status === 'Open', from: hour.open, to: hour.close, words: hour.formated_hours },
    closedText,
  );
}

/** A day that differs from the week. It is plainly closed or open: 'By appointment only' is for the week (T-05). */
export function getSpecialHours(special: SpecialHour): DayHours {
  return toDayHours(
    { open: special.status === 'Open', from: special.start_hour, to: special.end_hour, words: null },
    'Closed',
  );
}

/** Times win over the dealer's own words, so that all hours read alike (HOURS-07). */
function toDayHours({ open, from, to, words }: DayTimes, closedText: string): DayHours {
  if (!open) return { open, text: closedText, opens: null, closes: null };
  const opens = from === null ? null : toMinutesOfDay(from);
  const closes = to === null ? null : toClosingMinutes(opens, toMinutesOfDay(to));
  const text =
    opens === null || closes === null ? (words ?? 'Open') : `${formatTime(opens)} to ${formatTime(closes)}`;
  return { open, text, opens, closes };
}

/** A clock that shows no later time at closing than at opening has been past midnight: 18:00 to 02:00, 00:00 to 00:00. */
function toClosingMinutes(opens: number | null, closes: number): number {
  return opens !== null && closes <= opens ? closes + MINUTES_PER_DAY : closes;
}
