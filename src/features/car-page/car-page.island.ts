/**
 * The script of a car's page, which runs before React is there: it holds the page against the stock of the minute, and tells
 * the last day of a loan's offer. The gallery and the chat start here too.
 */
import { startGallery } from '#features/gallery/stage.ts';
import { watchStock } from './watch-stock.ts';

for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) startGallery(gallery);
watchStock();
if (document.querySelector('[data-chat]')) import('./chat.ts').then(({ startChat }) => startChat());
// A page of this hour tells the right day already; an earlier one would only end the offer too soon.
const age = Date.now() - Date.parse(document.documentElement.dataset.built ?? '');
if (age > 3_600_000 && document.querySelector('[data-valid-months]'))
  import('./offer-end.island.ts').then(({ tellOfferEnds }) => tellOfferEnds());
