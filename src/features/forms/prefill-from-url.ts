import { logWarning } from '#browser/log.ts';
import { CAR_TYPES } from '#domain/car/car-type.ts';
import { formatDollars } from '#domain/numbers.ts';
import { fetchPartName } from './fetch-part-name.ts';
import type { EnquiredCar } from './form-car.ts';
import { findControl } from './form-dom.ts';

/** Links lead to forms with a dealership chosen, a budget or a part in mind. */
export function prefillFromUrl(form: HTMLFormElement, params: URLSearchParams): void {
  const dealership = findControl(form, 'dealership_slug');
  const message = findControl(form, 'message');
  const [wanted, budget] = [params.get('preferredDealership'), params.get('vehiclePriceBudget')];
  if (wanted !== null && dealership?.value === '') {
    dealership.value = wanted;
    // A select takes no value that it does not offer, and then shows nothing at all.
    if (dealership.value !== wanted) dealership.value = '';
  }
  if (budget !== null && message?.value === '') message.value = `My budget is ${formatBudget(budget)}.`;
  const [part, slug] = [findControl(form, 'part'), params.get('part')];
  if (slug !== null && part?.value === '') prefillPart(part, slug);
}

/** '$36,490' for 36490; what is no number stays as it is. */
function formatBudget(budget: string): string {
  return /^\d+$/.test(budget) ? formatDollars(Number(budget)) : budget;
}

/** The car that the address of the page names, where it says its type as well. */
export function readCarFromUrl(params: URLSearchParams): EnquiredCar | undefined {
  const [id, named] = [params.get('car_id'), params.get('car_type')];
  const car_type = CAR_TYPES.find((type) => type === named);
  return id !== null && car_type ? { id, car_type, tag: null, title: '' } : undefined;
}

/** An address has the part's slug; what it is called is in the list of all parts. */
async function prefillPart(field: { value: string }, slug: string): Promise<void> {
  field.value = slug;
  try {
    const name = await fetchPartName(slug);
    if (name !== undefined && field.value === slug) field.value = name;
  } catch (error) {
    logWarning('The name of the part could not be had', error);
  }
}
