/** Minutes in a day by the clock. */
export const MINUTES_PER_DAY = 24 * 60;

/** Minutes since midnight of a wall-clock time, which is stored as if it were UTC (T-01): '2000-01-01T08:30:00Z' -> 510. */
export function toMinutesOfDay(wallClock: string): number {
  const time = new Date(wallClock);
  return time.getUTCHours() * 60 + time.getUTCMinutes();
}

/**
 * Formats minutes since midnight as the trade writes hours (HOURS-14): 510 -> '8.30am', 1020 -> '5pm', 0 -> 'midnight'.
 * Wraps at midnight: 1560 -> '2am'.
 */
export function formatTime(minutes: number): string {
  if (minutes % MINUTES_PER_DAY === 0) return 'midnight';
  const hours = hourOf(minutes);
  const rest = minutes % 60;
  const past = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past}${hours < 12 ? 'am' : 'pm'}`;
}

/** Formats minutes since midnight on a 24-hour clock: 510 -> '08:30', 1560 -> '02:00'. */
export function formatTime24h(minutes: number): string {
  return [hourOf(minutes), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function hourOf(minutes: number): number {
  return Math.floor((minutes % MINUTES_PER_DAY) / 60);
}
