import type { Car } from '#domain/car/car.ts';
import { buildCurrentFinance, type CurrentFinance, type FinanceCriteria } from './current-finance.ts';

/** The current finance texts of an available car at `price` (dollars); null if no lender's rules accept it. Rejects if the request fails. */
export async function fetchCurrentFinance(
  id: string,
  criteria: FinanceCriteria,
  price: number,
): Promise<CurrentFinance | null> {
  const response = await fetch(`/api/finance?car_id=${encodeURIComponent(id)}`);
  if (!response.ok) throw new Error(`/api/finance: ${response.status}`);
  const { finance_lenders }: { finance_lenders: Car['finance_lenders'] } = await response.json();
  return buildCurrentFinance(criteria, price, finance_lenders, new Date());
}
