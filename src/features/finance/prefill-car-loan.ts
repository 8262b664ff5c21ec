import type { CarLoan } from '#domain/finance/car-loan.ts';
import { formatWholeNumber } from '#domain/numbers.ts';
import { fetchCarFinance } from '#features/current-stock/fetch-car-finance.ts';

/** Fills in the loan of the car in the page's address, except in fields that the visitor has changed. Returns the loan, if any. */
export async function prefillCarLoan(
  form: HTMLFormElement,
  params: URLSearchParams,
): Promise<CarLoan | undefined> {
  const id = params.get('car_id');
  const loan = id && (await fetchCarFinance(id))?.loan;
  if (!loan) return undefined;
  const { price, deposit, balloon, rate, years } = loan;
  for (const [name, amount] of Object.entries({ price, deposit, balloon }))
    fillInput(form, name, formatWholeNumber(amount));
  fillInput(form, 'rate', String(rate));
  if (years !== null) fillSelect(form, 'years', String(years));
  return loan;
}

function fillInput(form: HTMLFormElement, name: string, value: string): void {
  const input = form.elements.namedItem(name);
  if (input instanceof HTMLInputElement && !('changed' in input.dataset)) input.value = value;
}

/** A term that is not among the options would leave the select blank. */
function fillSelect(form: HTMLFormElement, name: string, value: string): void {
  const select = form.elements.namedItem(name);
  if (!(select instanceof HTMLSelectElement) || 'changed' in select.dataset) return;
  if ([...select.options].some((option) => option.value === value)) select.value = value;
}
