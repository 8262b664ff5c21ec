import type { CardSettings, CardView } from '#features/car-card/card-view.ts';
import { buildListedCard } from '#features/car-card/favourite-card.ts';
import type { CurrentCar } from '#features/current-stock/current-stock.ts';
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
