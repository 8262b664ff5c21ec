import { useStore } from '@nanostores/react';
import type { CarNews } from '#domain/car/live-status.ts';
import type { FinanceNow } from './current-finance.ts';
import { carNews, newFinance } from './live-car.ts';

/** What has become of the page's car; nothing, as far as a build knows. */
export function useCarNews(): CarNews {
  return useStore(carNews, { ssr: 'initial' });
}

/** What is said of finance: what the page was made with, as long as the price is the same; then what lenders say of the new one. */
export function useFinance<Name extends keyof FinanceNow>(
  built: Pick<FinanceNow, Name> | null,
): Pick<FinanceNow, Name> | null {
  const { kind } = useCarNews();
  const later = useStore(newFinance, { ssr: 'initial' });
  return kind === 'same' ? built : later;
}
