/**
 * The script of a car's page, which runs without React: it compares the page with the current stock, and updates the expiry
 * dates of finance offers.
 */
import { logWarning } from '#browser/log.ts';
import { watchStock } from './watch-stock.ts';

watchStock();
if (document.querySelector('[data-no-phone]')) logWarning('There is no phone number for this car.');
// A page built within the hour has the right date; on an older one the offer would seem to expire too early. Formatting dates
// is slow on a phone, so it waits until the visitor gets there.
const age = Date.now() - Date.parse(document.documentElement.dataset.built ?? '');
const expiry = document.querySelector('[data-valid-months]');
if (age > 3_600_000 && expiry) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import('./finance-expiry.island.ts').then(({ updateExpiryDates }) => updateExpiryDates());
    },
    { rootMargin: '50%' },
  );
  observer.observe(expiry);
}
