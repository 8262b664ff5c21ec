import type { Car } from '#domain/car/car.ts';
import { logProblem } from '#features/track/log.ts';
import { type FinanceNow, financeNow, type LentCar } from './finance-now.ts';

/** Finance of another price, taken off the page, and where it stood. */
export interface Taken {
  readonly element: HTMLElement;
  readonly place: Comment;
}

/**
 * Asks what lenders say of the car now (spec 7 Finance details) and puts it where it stood, if it holds by the rules that
 * held for the page. Otherwise nothing is said of finance: what was there belonged to another price.
 */
export async function showFinance(page: HTMLElement, price: number, taken: readonly Taken[]): Promise<void> {
  const { live = '', lent } = page.dataset;
  if (!lent || taken.length === 0) return;
  try {
    const now = financeNow(JSON.parse(lent) as LentCar, price, await askFigures(live), new Date());
    if (now && page.dataset.price === String(price)) putBack(taken, now);
  } catch (error) {
    logProblem('What lenders say now could not be asked', error);
  }
}

async function askFigures(id: string): Promise<Car['finance_lenders']> {
  const response = await fetch(`/api/finance?car_id=${encodeURIComponent(id)}`);
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const { finance_lenders }: { finance_lenders: Car['finance_lenders'] } = await response.json();
  return finance_lenders;
}

function putBack(taken: readonly Taken[], now: FinanceNow): void {
  for (const { element, place } of taken) {
    const parts = element.querySelectorAll<HTMLElement>('[data-finance]');
    for (const part of element.matches('[data-finance]') ? [element] : parts)
      part.textContent = now[part.dataset.finance as keyof FinanceNow];
    place.replaceWith(element);
  }
}
