import { announce } from '#browser/announce.ts';
import { createStoredList } from '#browser/stored-list.ts';
import { track } from '#browser/track.ts';
import {
  type Favourite,
  isSaved,
  parseFavourite,
  withFavourite,
  withoutFavourite,
} from '#domain/favourite.ts';
import { FAVOURITE_EVENT } from '#domain/lead/events.ts';

/** The visitor's saved cars, in the order of saving. */
export const favourites = createStoredList('favourites', parseFavourite);

/** Saves a car, or removes it if it is saved. */
export function toggleFavourite(car: Favourite): void {
  if (isSaved(favourites.get(), car.id)) {
    favourites.set(withoutFavourite(favourites.get(), car.id));
    announce(`${car.name} removed from saved`);
  } else {
    favourites.set(withFavourite(favourites.get(), car));
    onFavourite(car);
  }
}

/** Announces and tracks a saved car; removing one is not tracked. */
function onFavourite(car: Favourite): void {
  announce(`${car.name} saved`);
  track({ ...FAVOURITE_EVENT, car_id: car.id });
}

/** The accessible name of the save button. */
export function saveLabel(name: string, saved: boolean): string {
  return saved ? `Remove ${name} from saved` : `Save ${name}`;
}
