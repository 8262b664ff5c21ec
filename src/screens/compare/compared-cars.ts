import { useEffect, useLayoutEffect, useState } from 'react';
import { parseIds, withIds } from '#browser/ids-param.ts';
import type { CardSettings, CardView } from '#features/car-card/card-view.ts';
import { buildListedCard } from '#features/car-card/favourite-card.ts';
import type { CurrentCar } from '#features/current-stock/current-stock.ts';
import { type CurrentStock, useCurrentStock } from '#features/current-stock/use-current-stock.ts';
import { COMPARE_PATH, compareSelection, MAX_COMPARED } from '#features/saved/compare-list.ts';
import type { IndexedCar } from '#search/engines/embedded/read-documents.ts';

/** A car in the comparison, with its facts and its view. */
export interface ComparedCar {
  readonly facts: IndexedCar;
  readonly view: CardView;
}

/** The compared cars that are in the stock, in order. */
export function getComparedCars(
  ids: readonly string[],
  known: ReadonlyMap<string, CurrentCar | undefined>,
  settings: CardSettings,
  now: Date,
): readonly ComparedCar[] {
  return ids.flatMap((id) => {
    const car = known.get(id);
    return car?.kind === 'listed'
      ? { facts: car.facts, view: buildListedCard(id, car, settings, now, 'few') }
      : [];
  });
}

interface Comparison {
  /** Whether the address and the stored selection have been read; until then there are no cars. */
  readonly loaded: boolean;
  /** The compared cars, without those that have left the stock. */
  readonly ids: readonly string[];
  readonly stock: CurrentStock;
  readonly change: (ids: readonly string[]) => void;
}

const NO_IDS: readonly string[] = [];

/**
 * The compared cars: those in the address, so that a comparison can be shared, else the visitor's selection. Changes
 * are written to both. Cars that have left the stock are removed from both, because they would use up slots.
 */
export function useComparison(indexUrl: string): Comparison {
  const [chosen, setChosen] = useState<readonly string[]>();
  useLayoutEffect(() => setChosen(getInitialIds()), []);
  const stock = useCurrentStock(indexUrl, chosen ?? NO_IDS);
  const ids = (chosen ?? NO_IDS).filter((id) => stock.carsById.get(id)?.kind !== 'gone');
  const settled = chosen?.every((id) => stock.settled.has(id)) ?? false;
  const address = withIds(COMPARE_PATH, ids);
  // A layout effect, so that reloading or sharing the page immediately gives the same cars.
  useLayoutEffect(() => {
    if (settled) updateUrl(address);
  }, [settled, address]);
  useEffect(() => removeUnavailableCars(stock), [stock]);
  const change = (next: readonly string[]) => {
    setChosen(next);
    compareSelection.set(next);
  };
  return { loaded: chosen !== undefined, ids, stock, change };
}

function getInitialIds(): readonly string[] {
  const named = parseIds(location.search, MAX_COMPARED);
  return named.length > 0 ? named : compareSelection.get().slice(0, MAX_COMPARED);
}

/** Updates the address, unless it names these cars already. */
function updateUrl(address: string): void {
  const named = parseIds(location.search, Number.POSITIVE_INFINITY);
  if (withIds(COMPARE_PATH, named) !== address) history.replaceState(history.state, '', address);
}

/** Removes cars that have left the stock from the visitor's selection. */
function removeUnavailableCars({ carsById }: CurrentStock): void {
  const picks = compareSelection.get();
  const remaining = picks.filter((id) => carsById.get(id)?.kind !== 'gone');
  if (remaining.length < picks.length) compareSelection.set(remaining);
}
