import { memo, useMemo } from 'react';
import { parseIds } from '#browser/ids-param.ts';
import type { Favourite } from '#domain/favourite.ts';
import type { CardSettings } from '#features/car-card/card-view.ts';
import { useCurrentStock } from '#features/current-stock/use-current-stock.ts';
import { favourites } from '#features/saved/favourites.ts';
import { NothingSaved } from '#features/saved/NothingSaved.tsx';
import { useSavedSlots } from '#features/saved/use-saved-slots.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { useNow } from '#ui/hooks/use-now.island.ts';
import { SavedCar } from './SavedCar.tsx';
import { SharedCars } from './SharedCars.tsx';
import { ShareList } from './ShareList.tsx';
import { MAX_SHARED_CARS } from './share-path.ts';

export interface FavouritesPageProps {
  /** Address of the search's index file. */
  readonly indexUrl: string;
  readonly settings: CardSettings;
  /** The link to the stock. */
  readonly next: { readonly href: string; readonly text: string };
}

/** The shared cars in the address, and those that the visitor has saved on this device. */
export const FavouritesPage = memo(function FavouritesPage({
  indexUrl,
  settings,
  next,
}: FavouritesPageProps) {
  const hydrated = useHydrated();
  const now = useNow();
  const sharedIds = useMemo(() => (hydrated ? parseIds(location.search, MAX_SHARED_CARS) : []), [hydrated]);
  const slots = useSavedSlots(favourites, idOf);
  const stock = useCurrentStock(indexUrl, [
    ...new Set([...sharedIds, ...slots.map(({ entry }) => entry.id)]),
  ]);
  const { vehicle } = settings;
  return (
    <>
      {stock.failed && (
        <p className="notice" role="alert">
          {`We couldn't load prices just now. You'll find them on each ${vehicle.noun}'s page.`}
        </p>
      )}
      {sharedIds.length > 0 && <SharedCars ids={sharedIds} stock={stock} settings={settings} now={now} />}
      {slots.length > 0 && (
        <>
          <ShareList />
          <ul
            className="cards cards--page saved-page__list"
            aria-busy={!slots.every(({ entry }) => stock.settled.has(entry.id))}
          >
            {slots.map(
              ({ entry, saved }) =>
                stock.settled.has(entry.id) && (
                  <SavedCar
                    key={entry.id}
                    car={entry}
                    saved={saved}
                    known={stock.carsById.get(entry.id)}
                    settings={settings}
                    now={now}
                  />
                ),
            )}
          </ul>
        </>
      )}
      {slots.length === 0 && !stock.failed && (
        <NothingSaved loaded={hydrated} next={next}>
          {`No saved ${vehicle.plural} yet. Tap the heart on any ${vehicle.noun} to save it.`}
        </NothingSaved>
      )}
    </>
  );
});

function idOf({ id }: Favourite): string {
  return id;
}
