const LONG = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** An ISO date as people read it, the same in every zone: '2026-12-25' -> 'Friday 25 December'. */
export function longDate(date: string): string {
  return LONG.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
}
