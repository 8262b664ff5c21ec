import { useEffect, useLayoutEffect, useState } from 'react';
import { idsIn, withIds } from '#browser/ids-param.ts';
import { type StockAnswers, useStockNow } from '#features/current-stock/use-current-stock.ts';
import { comparePicks } from '#features/saved/compare-list.ts';
import { COMPARE_PATH, MOST_COMPARED } from '#features/saved/compare-selection.ts';

interface Comparison {
  /** Whether the address and the device were asked; until then there are no cars. */
  readonly asked: boolean;
  /** The cars that are compared, without those that have gone. */
  readonly ids: readonly string[];
  readonly stock: StockAnswers;
  readonly change: (ids: readonly string[]) => void;
}

const NONE: readonly string[] = [];

/**
 * Which cars are compared: those that the address names, so that a comparison can be shared, else those that the visitor
 * has picked. Changes are written to both. Cars that have gone leave both: they would take up places that others need.
 */
export function useComparison(indexUrl: string): Comparison {
  const [chosen, setChosen] = useState<readonly string[]>();
  useLayoutEffect(() => setChosen(idsToCompare()), []);
  const stock = useStockNow(indexUrl, chosen ?? NONE);
  const ids = (chosen ?? NONE).filter((id) => stock.known.get(id)?.kind !== 'gone');
  const settled = chosen?.every((id) => stock.settled.has(id)) ?? false;
  const address = withIds(COMPARE_PATH, ids);
  // Together with what is shown: whoever reloads or shares the page at once gets the same cars.
  useLayoutEffect(() => {
    if (settled) writeAddress(address);
  }, [settled, address]);
  useEffect(() => forgetGonePicks(stock), [stock]);
  const change = (next: readonly string[]) => {
    setChosen(next);
    comparePicks.set(next);
  };
  return { asked: chosen !== undefined, ids, stock, change };
}

function idsToCompare(): readonly string[] {
  const named = idsIn(location.search, MOST_COMPARED);
  return named.length > 0 ? named : comparePicks.get().slice(0, MOST_COMPARED);
}

/** Leaves an address alone that names these cars already, whatever else it says. */
function writeAddress(address: string): void {
  const named = idsIn(location.search, Number.POSITIVE_INFINITY);
  if (withIds(COMPARE_PATH, named) !== address) history.replaceState(history.state, '', address);
}

/** Takes cars that have gone off the list of the visitor's picks. */
function forgetGonePicks({ known }: StockAnswers): void {
  const picks = comparePicks.get();
  const left = picks.filter((id) => known.get(id)?.kind !== 'gone');
  if (left.length < picks.length) comparePicks.set(left);
}
