import { useEffect } from 'react';
import { logWarning } from '#browser/log.ts';
import type { FinanceCriteria } from './current-finance.ts';
import { updatedFinance } from './live-car.ts';

/**
 * Asks what lenders say of a car at its new price. Where it does not hold by the rules that held for
 * the page, nothing is said of finance: what was there belonged to another price. `price` is undefined while the price is
 * that of the page, `lent` null where the page shows no finance.
 */
export function useFinanceRefresh(id: string, lent: FinanceCriteria | null, price: number | undefined): void {
  useEffect(() => {
    if (!lent || price === undefined) return;
    let outdated = false;
    const asked = import('./fetch-current-finance.island.ts').then(({ fetchCurrentFinance }) =>
      fetchCurrentFinance(id, lent, price),
    );
    asked.then(
      (finance) => {
        if (!outdated) updatedFinance.set(finance);
      },
      (error) => logWarning('What lenders say now could not be asked', error),
    );
    return () => {
      outdated = true;
      updatedFinance.set(null);
    };
  }, [id, lent, price]);
}
