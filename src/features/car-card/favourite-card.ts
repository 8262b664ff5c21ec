import type { Favourite } from '#domain/favourite.ts';
import { carPath } from '#domain/paths.ts';
import type { CurrentCar } from '#features/current-stock/current-stock.ts';
import { buildCarPhoto } from '#features/photo/car-photo.ts';
import { asCarHit, toCardCar } from './car-hit.ts';
import type { CardVariant } from './card-layouts.ts';
import { buildCardView, type CardSettings, type CardView } from './card-view.ts';
import { soldCopy } from './sold-copy.ts';

/** The card of a saved car: what the stock says of it now, or the little that was saved of it. */
export function buildFavouriteCard(
  favourite: Favourite,
  known: CurrentCar | undefined,
  settings: CardSettings,
  now: Date,
): CardView {
  if (known?.kind !== 'listed') return buildUnlistedCard(favourite, known, settings);
  return buildListedCard(favourite.id, known, settings, now);
}

/** The card of a car that is listed, by what the stock says of it now. */
export function buildListedCard(
  id: string,
  { facts }: Extract<CurrentCar, { kind: 'listed' }>,
  settings: CardSettings,
  now: Date,
  place: CardVariant = 'list',
): CardView {
  return buildCardView(toCardCar(asCarHit({ ...facts, objectID: id })), settings, now, place);
}

/** A car that has gone says so and leads to others; one of which nothing could be looked up still leads to its page. */
function buildUnlistedCard(
  favourite: Favourite,
  known: CurrentCar | undefined,
  { sizes, vehicle, pictures }: CardSettings,
): CardView {
  const { id, name, make, primary_image_url } = favourite;
  const photo = buildCarPhoto(
    { primary_image_url, photos_count: primary_image_url ? 1 : 0, simple_body: null },
    pictures,
  );
  const gone = known?.kind === 'gone';
  const { help, action, question } = soldCopy(vehicle.noun);
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
