import { type MouseEvent, memo, useMemo, useState } from 'react';
import { parseIds } from '#browser/ids-param.ts';
import { shareUrl } from '#browser/share-url.ts';
import { useStoredList } from '#browser/stored-list.ts';
import { type Favourite, withFavourite } from '#domain/favourite.ts';
import { CarCard } from '#features/car-card/CarCard.tsx';
import { CardTools } from '#features/car-card/CardTools.tsx';
import type { CardSettings } from '#features/car-card/card-view.ts';
import { buildFavouriteCard } from '#features/car-card/favourite-card.ts';
import type { CurrentCar } from '#features/current-stock/current-stock.ts';
import { useCurrentStock } from '#features/current-stock/use-current-stock.ts';
import { favourites } from '#features/saved/favourites.ts';
import { NothingSaved } from '#features/saved/NothingSaved.tsx';
import { UndoNotice } from '#features/saved/UndoNotice.tsx';
import { useSavedSlots } from '#features/saved/use-saved-slots.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { useNow } from '#ui/hooks/use-now.island.ts';
import { usePreserveFocus } from '#ui/hooks/use-preserve-focus.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { isPlainClick } from '#ui/plain-click.ts';
import { MAX_SHARED_CARS, SharedCars, sharePath } from './SharedCars.tsx';

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

/**
 * The link to share the saved cars. A click opens the share dialog on a phone and copies the address elsewhere; as a
 * link it can also be copied by hand.
 */
function ShareList() {
  const cars = useStoredList(favourites);
  const [message, setMessage] = useState('');
  const share = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setMessage('');
    setMessage(await shareUrl(event.currentTarget.href));
  };
  return (
    <div className="saved-page__tools">
      <p role="status">{message}</p>
      {cars.length > 0 && (
        <a className="btn btn--sm" href={sharePath(cars)} onClick={share}>
          <Icon name="share" />
          Share this list
        </a>
      )}
    </div>
  );
}

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
function SavedCar({ car, saved, known, settings, now }: SavedCarProps) {
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
