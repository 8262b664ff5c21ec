import { addMonths, toLocalTime } from '#domain/hours/local-time.ts';
import { formatFullDate } from '#domain/hours/long-date.ts';

/** An offer that is valid for some months from today says so by the day on which it is read (T-58), not built. */
export function updateExpiryDate(time: HTMLTimeElement, now: Date): void {
  const { validMonths, zone = '' } = time.dataset;
  time.dateTime = addMonths(toLocalTime(now, zone).date, Number(validMonths));
  time.textContent = formatFullDate(time.dateTime);
}

/** Does so for every offer of the page that is valid for some months. */
export function updateExpiryDates(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('[data-valid-months]'))
    updateExpiryDate(time, new Date());
}
