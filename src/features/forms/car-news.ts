import { isAvailable } from '#domain/car/availability.ts';
import { hasPrice, priceLabel } from '#domain/car/price.ts';
import { liveStock } from '#features/device/live-stock.ts';
import { dealerSwitches } from './dealer-forms.ts';
import { valuesOf } from './form-parts.ts';
import { say } from './say.ts';

/**
 * Says on top of a form that the car it is about cannot be had any more, and beside the car what it costs now. The form
 * stays: who writes about a car that has gone may be helped to another one. Rejects where the stock can't be asked.
 */
export async function tellOfCar(form: HTMLFormElement): Promise<void> {
  const { car_id: id } = valuesOf(form);
  if (!id) return;
  const live = (await liveStock())[id];
  if (!live || !isAvailable({ status: live[0] })) {
    form.prepend(say(goneText((await dealerSwitches()).vehicle, live !== undefined)));
    return;
  }
  const price = { price: live[1], preorder: false };
  const shown = form.closest('dialog')?.querySelector('[data-live-price]');
  if (shown && hasPrice(price)) shown.textContent = priceLabel(price);
}

function goneText(vehicle: string, sold: boolean): string {
  const news = sold ? `Unfortunately this ${vehicle} recently sold.` : `This ${vehicle} has left our stock.`;
  return `${news} Write to us all the same, and we will help you find a similar ${vehicle}.`;
}
