import { isOnOffer } from '#domain/car/availability.ts';
import { isDrivable } from '#domain/car/dealings.ts';
import { priceLabel } from '#domain/car/price.ts';
import { carSubtitle, carTitle } from '#domain/car/title.ts';
import { carPath } from '#domain/paths.ts';
import { stockIndex } from '#features/device/stock-index.ts';
import { stockNow } from '#features/device/stock-now.ts';
import { type CarHit, cardCarOf } from '#features/search/island/car-hit.ts';
import { html } from '#leads/forms/html.ts';
import { showTradeIn } from './trade-in-line.island.ts';

/**
 * Shows which vehicle the trade-in goes towards: what it is and costs at this minute, or that it can't be had any more.
 * Rejects where the stock can't be asked.
 */
export async function showTradeCar(place: HTMLElement, id: string): Promise<void> {
  const { vehicle: noun = '' } = place.dataset;
  const known = (await stockNow(await stockIndex(), [id])).get(id);
  if (known?.kind !== 'listed') {
    if (known) sayFirst(place, `This ${noun} has left our stock.`);
    return;
  }
  const car = cardCarOf({ ...known.facts, objectID: id } as unknown as CarHit);
  if (!isOnOffer(car)) {
    sayFirst(place, `Unfortunately this ${noun} recently sold.`);
    return;
  }
  const name = [carTitle(car), carSubtitle(car)].filter(Boolean).join(' ');
  place.innerHTML =
    html`<p class="value-car__name"><span class="small muted">Your trade-in goes towards</span><a href="${carPath(car)}">${name}</a><span class="price">${priceLabel(car)}</span></p>`.toString();
  if (!isDrivable(car, true)) return;
  place.dataset.price = String(car.price);
  place.dataset.tradeIn = '';
  showTradeIn(place);
}

/** Before the way to the stock, in its paragraph: what is below stays where it is. */
function sayFirst(place: HTMLElement, text: string): void {
  place.querySelector('p')?.prepend(`${text} `);
}
