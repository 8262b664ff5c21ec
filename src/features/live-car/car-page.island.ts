/**
 * The script of a car's page, which runs before React is there: it holds the page against the stock of the minute, and tells
 * the last day of a loan's offer.
 */
import { logWarning } from '#browser/log.ts';
import { watchStock } from './watch-stock.ts';

watchStock();
if (document.querySelector('[data-no-phone]')) logWarning('There is no phone number for this car.');
// A page of this hour tells the right day already; an earlier one would only end the offer too soon.
const age = Date.now() - Date.parse(document.documentElement.dataset.built ?? '');
if (age > 3_600_000 && document.querySelector('[data-valid-months]'))
  import('./finance-expiry.island.ts').then(({ updateExpiryDates }) => updateExpiryDates());
