import { useEffect, useLayoutEffect, useState } from 'react';
import { parseIds, withIds } from '#browser/ids-param.ts';
import { type CurrentStock, useCurrentStock } from '#features/current-stock/use-current-stock.ts';
import { compareSelection } from '#features/saved/compare-list.ts';
import { COMPARE_PATH, MAX_COMPARED } from '#features/saved/compare-selection.ts';

interface Comparison {
  /** Whether the address and the device were asked; until then there are no cars. */
  readonly asked: boolean;
  /** The cars that are compared, without those that have gone. */
  readonly ids: readonly string[];
  readonly stock: CurrentStock;
  readonly change: (ids: readonly string[]) => void;
}

const NO_IDS: readonly string[] = [];

/**
 * Which cars are compared: those that the address names, so that a comparison can be shared, else those that the visitor
 * has picked. Changes are written to both. Cars that have gone leave both: they would take up places that others need.
 */
export function useComparison(indexUrl: string): Comparison {
  const [chosen, setChosen] = useState<readonly string[]>();
  useLayoutEffect(() => setChosen(getInitialIds()), []);
  const stock = useCurrentStock(indexUrl, chosen ?? NO_IDS);
  const ids = (chosen ?? NO_IDS).filter((id) => stock.carsById.get(id)?.kind !== 'gone');
  const settled = chosen?.every((id) => stock.settled.has(id)) ?? false;
  const address = withIds(COMPARE_PATH, ids);
  // Together with what is shown: whoever reloads or shares the page at once gets the same cars.
  useLayoutEffect(() => {
    if (settled) updateUrl(address);
  }, [settled, address]);
  useEffect(() => removeUnavailableCars(stock), [stock]);
  const change = (next: readonly string[]) => {
    setChosen(next);
    compareSelection.set(next);
  };
  return { asked: chosen !== undefined, ids, stock, change };
}

function getInitialIds(): readonly string[] {
  const named = parseIds(location.search, MAX_COMPARED);
  return named.length > 0 ? named : compareSelection.get().slice(0, MAX_COMPARED);
}

/** Leaves an address alone that names these cars already, whatever else it says. */
function updateUrl(address: string): void {
  const named = parseIds(location.search, Number.POSITIVE_INFINITY);
  if (withIds(COMPARE_PATH, named) !== address) history.replaceState(history.state, '', address);
}

/** Takes cars that have gone off the list of the visitor's picks. */
function removeUnavailableCars({ carsById }: CurrentStock): void {
  const picks = compareSelection.get();
  const left = picks.filter((id) => carsById.get(id)?.kind !== 'gone');
  if (left.length < picks.length) compareSelection.set(left);
}
