import type { Car } from '#domain/car/car.ts';
import { buildCurrentFinance, type CurrentFinance, type FinanceCriteria } from './current-finance.ts';

/** What lenders say now of a car that can be had at `price`; null where no rule is passed. Rejects where it can't be asked. */
export async function fetchCurrentFinance(
  id: string,
  lent: FinanceCriteria,
  price: number,
): Promise<CurrentFinance | null> {
  const response = await fetch(`/api/finance?car_id=${encodeURIComponent(id)}`);
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const { finance_lenders }: { finance_lenders: Car['finance_lenders'] } = await response.json();
  return buildCurrentFinance(lent, price, finance_lenders, new Date());
}
