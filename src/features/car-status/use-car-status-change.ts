import { useStore } from '@nanostores/react';
import type { CarStatusChange } from '#domain/car/status/live-status.ts';
import type { CurrentFinance } from './current-finance.ts';
import { carStatusChange, ownFinance, updatedFinance } from './page-car.ts';

/** The change of the page's car since the build; none on the server. */
export function useCarStatusChange(): CarStatusChange {
  return useStore(carStatusChange, { ssr: 'initial' });
}

/**
 * The finance texts: while the price is the same those of the build, or those for the visitor's own deposit and term; then
 * those at the new price.
 */
export function useCurrentFinance<Name extends keyof CurrentFinance>(
  built: Pick<CurrentFinance, Name> | null,
): Pick<CurrentFinance, Name> | null {
  const { kind } = useCarStatusChange();
  const updated = useStore(updatedFinance, { ssr: 'initial' });
  const own = useStore(ownFinance, { ssr: 'initial' });
  if (kind !== 'same') return updated;
  return built && (own ?? built);
}
