import { useMemo } from 'react';
import { type Favourite, withFavourite } from '#domain/favourite.ts';
import { CarCard } from '#features/car-card/CarCard.tsx';
import { CardTools } from '#features/car-card/CardTools.tsx';
import type { CardSettings } from '#features/car-card/card-view.ts';
import { buildFavouriteCard } from '#features/car-card/favourite-card.ts';
import type { CurrentCar } from '#features/current-stock/current-stock.ts';
import { favourites } from '#features/saved/favourites.ts';
import { UndoNotice } from '#features/saved/UndoNotice.tsx';
import { usePreserveFocus } from '#ui/hooks/use-preserve-focus.ts';

interface SavedCarProps {
  readonly car: Favourite;
  /** Whether it is still saved. */
  readonly saved: boolean;
  /** Its current state in the stock; undefined if the stock is unavailable. */
  readonly known: CurrentCar | undefined;
  readonly settings: CardSettings;
  readonly now: Date;
}

/** A saved car, or the notice in its place after it was removed. */
export function SavedCar({ car, saved, known, settings, now }: SavedCarProps) {
  const view = useMemo(() => buildFavouriteCard(car, known, settings, now), [car, known, settings, now]);
  const button = usePreserveFocus<HTMLButtonElement>(saved);
  return (
    <li>
      {saved ? (
        <CarCard
          view={view}
          level={2}
          tools={<CardTools car={view.favourite} sold={view.sold && true} heart={button} />}
        />
      ) : (
        <UndoNotice
          done={`${car.name} removed.`}
          label={`Undo: save ${car.name} again`}
          onUndo={() => favourites.set(withFavourite(favourites.get(), car))}
          button={button}
        />
      )}
    </li>
  );
}
