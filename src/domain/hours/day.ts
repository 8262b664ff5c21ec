import type { OpeningHour, SpecialHour } from './hours.ts';
import { clockText, DAY_MINUTES, minutesOf } from './time-of-day.ts';

/** What one day's hours come to. */
export interface Day {
  readonly open: boolean;
  /** '8:30 am to 5:30 pm', 'Closed', or the dealer's own words where no times are given. */
  readonly text: string;
  /** Minutes since midnight; null = not known. */
  readonly opens: number | null;
  /** After `opens`: a day that closes at midnight or later counts on, 1440 and more. */
  readonly closes: number | null;
}

interface Times {
  readonly open: boolean;
  readonly from: string | null;
  readonly to: string | null;
  readonly words: string | null;
}

/** A day of the week; a day that the data leaves out is closed (T-03). `closedText` is the dealer's word (T-05). */
export function regularDay(hour: OpeningHour | undefined, closedText: string): Day {
  if (!hour) return dayOf({ open: false, from: null, to: null, words: null }, closedText);
  return dayOf(
    { open: hour.status === 'Open', from: hour.open, to: hour.close, words: hour.formated_hours },
    closedText,
  );
}

/** A day that differs from the week. It is plainly closed or open: 'By appointment only' is for the week (T-05). */
export function specialDay(special: SpecialHour): Day {
  return dayOf(
    { open: special.status === 'Open', from: special.start_hour, to: special.end_hour, words: null },
    'Closed',
  );
}

/** Times win over the dealer's own words, so that all hours read alike (HOURS-07). */
function dayOf({ open, from, to, words }: Times, closedText: string): Day {
  if (!open) return { open, text: closedText, opens: null, closes: null };
  const opens = from === null ? null : minutesOf(from);
  const closes = to === null ? null : closingAfter(opens, minutesOf(to));
  const text =
    opens === null || closes === null ? (words ?? 'Open') : `${clockText(opens)} to ${clockText(closes)}`;
  return { open, text, opens, closes };
}

/** A clock that shows no later time at closing than at opening has been past midnight: 18:00 to 02:00, 00:00 to 00:00. */
function closingAfter(opens: number | null, closes: number): number {
  return opens !== null && closes <= opens ? closes + DAY_MINUTES : closes;
}
