import { addMonths, toLocalTime } from '#domain/hours/local-time.ts';
import { formatFullDate } from '#domain/hours/long-date.ts';

/** Sets the expiry date of an offer that is valid for some months: counted from the day of reading, not of the build (T-58). */
export function updateExpiryDate(time: HTMLTimeElement, now: Date): void {
  const { validMonths, zone = '' } = time.dataset;
  time.dateTime = addMonths(toLocalTime(now, zone).date, Number(validMonths));
  time.textContent = formatFullDate(time.dateTime);
}

/** Updates every such offer on the page. */
export function updateExpiryDates(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('[data-valid-months]'))
    updateExpiryDate(time, new Date());
}
