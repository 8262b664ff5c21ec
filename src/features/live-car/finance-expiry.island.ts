import { addMonths, localTime } from '#domain/hours/local-time.ts';
import { fullDate } from '#domain/hours/long-date.ts';

/** An offer that is valid for some months from today says so by the day on which it is read (T-58), not built. */
export function tellOfferEnd(time: HTMLTimeElement, now: Date): void {
  const { validMonths, zone = '' } = time.dataset;
  time.dateTime = addMonths(localTime(now, zone).date, Number(validMonths));
  time.textContent = fullDate(time.dateTime);
}

/** Does so for every offer of the page that is valid for some months. */
export function tellOfferEnds(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('[data-valid-months]'))
    tellOfferEnd(time, new Date());
}
