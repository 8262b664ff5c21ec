import { useEffect } from 'react';
import { logWarning } from '#browser/log.ts';
import type { FinanceCriteria } from './finance-criteria.ts';
import { updatedFinance } from './page-car.ts';

/**
 * Loads the finance texts for a car's new price. If no lender's rules accept it, no finance is shown, because the built
 * texts are for another price. `price` is undefined while it is that of the page, `criteria` null if the page shows no
 * finance.
 */
export function useFinanceRefresh(
  id: string,
  criteria: FinanceCriteria | null,
  price: number | undefined,
): void {
  useEffect(() => {
    if (!criteria || price === undefined) return;
    let outdated = false;
    const request = import('./fetch-current-finance.island.ts').then(({ fetchCurrentFinance }) =>
      fetchCurrentFinance(id, criteria, price),
    );
    request.then(
      (finance) => {
        if (!outdated) updatedFinance.set(finance);
      },
      (error) =>
        logWarning('Finance: the figures for the new price could not be loaded. No finance is shown.', error),
    );
    return () => {
      outdated = true;
      updatedFinance.set(null);
    };
  }, [id, criteria, price]);
}
