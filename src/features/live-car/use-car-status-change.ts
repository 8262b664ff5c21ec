import { useStore } from '@nanostores/react';
import type { CarStatusChange } from '#domain/car/status/live-status.ts';
import type { CurrentFinance } from './current-finance.ts';
import { carStatusChange, updatedFinance } from './live-car.ts';

/** What has become of the page's car; nothing, as far as a build knows. */
export function useCarStatusChange(): CarStatusChange {
  return useStore(carStatusChange, { ssr: 'initial' });
}

/** What is said of finance: what the page was made with, as long as the price is the same; then what lenders say of the new one. */
export function useCurrentFinance<Name extends keyof CurrentFinance>(
  built: Pick<CurrentFinance, Name> | null,
): Pick<CurrentFinance, Name> | null {
  const { kind } = useCarStatusChange();
  const later = useStore(updatedFinance, { ssr: 'initial' });
  return kind === 'same' ? built : later;
}
