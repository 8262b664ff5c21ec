import { useMemo, useRef } from 'react';
import { withIds } from '#browser/ids-param.ts';
import { useStoredList } from '#browser/stored-list.ts';
import { type Favourite, isSaved } from '#domain/favourite.ts';
import { formatVehicleCount, type VehicleNoun } from '#domain/vehicle-noun.ts';
import { CarCard } from '#features/car-card/CarCard.tsx';
import type { CardSettings } from '#features/car-card/card-view.ts';
import { buildListedCard } from '#features/car-card/favourite-card.ts';
import type { CurrentStock } from '#features/current-stock/use-current-stock.ts';
import { favourites, toggleFavourite } from '#features/saved/favourites.ts';

interface SharedCarsProps {
  /** The ids in the address. */
  readonly ids: readonly string[];
  readonly stock: CurrentStock;
  readonly settings: CardSettings;
  readonly now: Date;
}

/** The cars of a shared list, which can be saved individually or all at once. */
export function SharedCars({ ids, stock, settings, now }: SharedCarsProps) {
  const note = useRef<HTMLParagraphElement>(null);
  const saved = useStoredList(favourites);
  const { carsById } = stock;
  const views = useMemo(
    () =>
      ids.flatMap((id) => {
        const car = carsById.get(id);
        return car?.kind === 'listed' ? buildListedCard(id, car, settings, now) : [];
      }),
    [ids, carsById, settings, now],
  );
  const unsaved = views.filter(({ id }) => !isSaved(saved, id));
  const saveAll = () => {
    for (const { favourite } of unsaved) toggleFavourite(favourite);
    // The button disappears after the last car is saved, so focus moves to the note.
    note.current?.focus();
  };
  return (
    <section className="saved-page__shared" aria-labelledby="shared-title">
      <h2 id="shared-title">Shared with you</h2>
      <div className="saved-page__tools">
        <p ref={note} role="status" tabIndex={-1}>
          {ids.every((id) => carsById.has(id)) &&
            describeSharedList(views.length, ids.length, settings.vehicle)}
        </p>
        {unsaved.length > 0 && (
          <button type="button" className="btn btn--sm" onClick={saveAll}>
            Save all
          </button>
        )}
      </div>
      <ul
        className="cards cards--page saved-page__list"
        aria-busy={!ids.every((id) => stock.settled.has(id))}
      >
        {views.map((view) => (
          <li key={view.id}>
            <CarCard view={view} />
          </li>
        ))}
      </ul>
      <h2>Saved by you</h2>
    </section>
  );
}

/** The largest number of cars in a shared address. */
export const MAX_SHARED_CARS = 50;

/** The address that shares these cars; only the latest ones if there are more than MAX_SHARED_CARS. */
export function sharePath(cars: readonly Favourite[]): string {
  return withIds(
    '/favourites/',
    cars.slice(-MAX_SHARED_CARS).map(({ id }) => id),
  );
}

/** The text above a shared list, of which `listed` cars are still in stock. */
export function describeSharedList(listed: number, total: number, vehicle: VehicleNoun): string {
  const missing = total - listed;
  const note =
    missing === 0
      ? ''
      : ` ${formatVehicleCount(missing, vehicle)} on this list ${missing === 1 ? 'is' : 'are'} no longer in stock.`;
  return `${formatVehicleCount(listed, vehicle)} to look at.${note}`;
}
