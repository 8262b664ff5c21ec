import { fetchCarFinance } from '#features/current-stock/fetch-car-finance.ts';
import { buildCurrentFinance, type CurrentFinance } from './current-finance.ts';
import type { FinanceCriteria } from './finance-criteria.ts';

/** The current finance texts of a car at `price` (dollars); null if it is unknown or no lender's rules accept it. Rejects if the request fails. */
export async function fetchCurrentFinance(
  id: string,
  criteria: FinanceCriteria,
  price: number,
): Promise<CurrentFinance | null> {
  const car = await fetchCarFinance(id);
  return car ? buildCurrentFinance(criteria, price, car.finance_lenders, new Date()) : null;
}
