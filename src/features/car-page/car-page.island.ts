/**
 * The script of a car's page: the bar at the foot of a phone's screen, the stock of the minute, what a trade-in
 * leaves to pay, the last day of a loan's offer, the brochure.
 */
import { logProblem } from '#features/track/log.ts';
import { readKept } from '#features/visit/kept.ts';
import { startCallBar } from './call-bar.ts';
import { watchStock } from './watch-stock.ts';

startCallBar();
for (const page of document.querySelectorAll<HTMLElement>('[data-live]')) watchStock(page);
if (readKept('localStorage', 'valuation') !== undefined)
  import('#features/valuation/trade-in-line.island.ts').then(({ showTradeIn }) => {
    for (const page of document.querySelectorAll<HTMLElement>('[data-trade-in]')) showTradeIn(page);
  });
if (document.querySelector('[data-no-phone]')) logProblem('There is no phone number for this car.');
// A page of this hour tells the right day already; an earlier one would only end the offer too soon.
const age = Date.now() - Date.parse(document.documentElement.dataset.built ?? '');
if (age > 3_600_000 && document.querySelector('[data-valid-months]'))
  import('./offer-end.island.ts').then(({ tellOfferEnds }) => tellOfferEnds());
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-brochure]'))
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import('./brochure.ts').then(
      ({ downloadBrochure }) => downloadBrochure(link),
      () => location.assign(link.href),
    );
  });
