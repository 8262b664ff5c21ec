import type { Car } from '#domain/car/car.ts';
import { type FinanceNow, financeNow, type LentCar } from './current-finance.ts';

/** What lenders say now of a car that can be had at `price`; null where no rule is passed. Rejects where it can't be asked. */
export async function askFinance(id: string, lent: LentCar, price: number): Promise<FinanceNow | null> {
  const response = await fetch(`/api/finance?car_id=${encodeURIComponent(id)}`);
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const { finance_lenders }: { finance_lenders: Car['finance_lenders'] } = await response.json();
  return financeNow(lent, price, finance_lenders, new Date());
}
