import { say } from '#browser/announce.ts';
import { deviceList, siteSlug } from '#browser/stored-list.ts';
import { track } from '#browser/track.ts';
import {
  type Favourite,
  isSaved,
  readFavourite,
  withFavourite,
  withoutFavourite,
} from '#domain/favourite.ts';
import { FAVOURITE } from '#domain/lead/events.ts';

/** The visitor's saved cars, in the order of saving. */
export const favourites = deviceList(siteSlug(), 'favourites', readFavourite);

/** Saves a car that is not saved and forgets one that is. */
export function toggleFavourite(car: Favourite): void {
  if (isSaved(favourites.get(), car.id)) {
    favourites.set(withoutFavourite(favourites.get(), car.id));
    say(`${car.name} removed from saved`);
  } else {
    favourites.set(withFavourite(favourites.get(), car));
    onFavourite(car);
  }
}

/** What follows when a visitor saves a car, and only then. */
function onFavourite(car: Favourite): void {
  say(`${car.name} saved`);
  track(FAVOURITE);
}

/** What the button does, in words. */
export function saveLabel(name: string, saved: boolean): string {
  return saved ? `Remove ${name} from saved` : `Save ${name}`;
}
