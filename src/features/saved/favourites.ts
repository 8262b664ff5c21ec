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
import { FAVOURITE_EVENT, type SiteEvent } from '#domain/lead/events.ts';

/** The visitor's saved cars, in the order of saving. */
export const favourites = createStoredList('favourites', parseFavourite);

/** A car to save. Its label goes to analytics and is not saved; a car that has left the stock has none. */
export type SavableCar = Favourite & Pick<SiteEvent, 'label'>;

/** Saves a car, or removes it if it is saved. */
export function toggleFavourite({ label, ...car }: SavableCar): void {
  const list = favourites.get();
  const wasSaved = isSaved(list, car.id);
  favourites.set(wasSaved ? withoutFavourite(list, car.id) : withFavourite(list, car));
  announce(`${car.name} ${wasSaved ? 'removed from saved' : 'saved'}`);
  // Removing one is not tracked.
  if (!wasSaved) track({ ...FAVOURITE_EVENT, ...(label && { label }), car_id: car.id });
}

/** The accessible name of the save button. */
export function saveLabel(name: string, saved: boolean): string {
  return saved ? `Remove ${name} from saved` : `Save ${name}`;
}
