import type { Favourite } from '#domain/favourite.ts';
import { carPath } from '#domain/paths.ts';
import type { KnownCar } from '#features/current-stock/current-stock.ts';
import { carPhoto } from '#features/photo/car-photo.ts';
import { type CarHit, cardCarOf } from './car-hit.ts';
import type { CardPlace } from './card-layouts.ts';
import { type CardSettings, type CardView, cardView } from './card-view.ts';
import { soldWords } from './sold-copy.ts';

/** The card of a saved car: what the stock says of it now, or the little that was kept of it. */
export function favouriteCard(
  favourite: Favourite,
  known: KnownCar | undefined,
  settings: CardSettings,
  now: Date,
): CardView {
  if (known?.kind !== 'listed') return keptCard(favourite, known, settings);
  return listedCard(favourite.id, known, settings, now);
}

/** The card of a car that is listed, by what the stock says of it now. */
export function listedCard(
  id: string,
  { facts }: Extract<KnownCar, { kind: 'listed' }>,
  settings: CardSettings,
  now: Date,
  place: CardPlace = 'list',
): CardView {
  const hit = { ...facts, objectID: id } as unknown as CarHit;
  return cardView(cardCarOf(hit), settings, now, place);
}

/** A car that has gone says so and leads to others; one of which nothing could be looked up still leads to its page. */
function keptCard(
  favourite: Favourite,
  known: KnownCar | undefined,
  { sizes, vehicle, pictures }: CardSettings,
): CardView {
  const { id, name, make, primary_image_url } = favourite;
  const photo = carPhoto(
    { primary_image_url, photos_count: primary_image_url ? 1 : 0, simple_body: null },
    pictures,
  );
  const gone = known?.kind === 'gone';
  const { help, action, question } = soldWords(vehicle.noun);
  const others = `/search/?make=${encodeURIComponent(make)}`;
  return {
    id,
    href: gone ? others : carPath(favourite),
    title: name,
    subtitle: '',
    tag: undefined,
    photo: { ...photo, sizes: sizes.list },
    facts: [],
    price: '',
    priceType: null,
    note: '',
    sold: gone
      ? {
          heading: 'No longer listed',
          regret: `This ${vehicle.noun} has left our stock since you saved it.`,
          help,
        }
      : undefined,
    actions: [
      gone
        ? { text: action, href: others, data: undefined }
        : { text: 'View Details', href: carPath(favourite), data: undefined },
    ],
    question: gone ? question : null,
    was: null,
    below: null,
    cost: null,
    rate: null,
    subscription: null,
    saves: null,
    favourite,
    photos: undefined,
  };
}
