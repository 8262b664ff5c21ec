import type { Favourite } from '#domain/favourite.ts';
import { carPath } from '#domain/paths.ts';
import type { CurrentCar } from '#features/current-stock/current-stock.ts';
import { buildCarPhoto } from '#features/photo/photo.ts';
import { asCarHit, toCardCar } from './car-hit.ts';
import type { CardVariant } from './card-layout.ts';
import { buildCardView, type CardSettings, type CardView } from './card-view.ts';
import { withdrawnCopy } from './withdrawn-copy.ts';

/** The card of a saved car: from the current stock if it is listed, else from the little that was saved. */
export function buildFavouriteCard(
  favourite: Favourite,
  current: CurrentCar | undefined,
  settings: CardSettings,
  now: Date,
): CardView {
  if (current?.kind !== 'listed') return buildUnlistedCard(favourite, current, settings);
  return buildListedCard(favourite.id, current, settings, now);
}

/** The card of a listed car, from the current stock. */
export function buildListedCard(
  id: string,
  { facts }: Extract<CurrentCar, { kind: 'listed' }>,
  settings: CardSettings,
  now: Date,
  variant: CardVariant = 'list',
): CardView {
  return buildCardView(toCardCar(asCarHit({ ...facts, objectID: id })), settings, now, variant);
}

/** The card of a car that has left the stock links to others of its make; that of a car of unknown state, to its page. */
function buildUnlistedCard(
  favourite: Favourite,
  current: CurrentCar | undefined,
  { sizes, vehicle, pictures }: CardSettings,
): CardView {
  const { id, name, make, primary_image_url } = favourite;
  const photo = buildCarPhoto(
    { primary_image_url, photos_count: primary_image_url ? 1 : 0, simple_body: null },
    pictures,
  );
  const isRemoved = current?.kind === 'gone';
  const { heading, regret, help, action, question } = withdrawnCopy('gone', vehicle.noun);
  const sameMake = `/search/?make=${encodeURIComponent(make)}`;
  return {
    id,
    href: isRemoved ? sameMake : carPath(favourite),
    title: name,
    subtitle: '',
    tag: undefined,
    photo: { ...photo, sizes: sizes.list },
    facts: [],
    price: '',
    priceType: null,
    note: '',
    sold: isRemoved ? { heading, regret, help } : undefined,
    actions: [
      isRemoved
        ? { text: action, href: sameMake, data: undefined }
        : { text: 'View Details', href: carPath(favourite), data: undefined },
    ],
    question: isRemoved ? question : null,
    was: null,
    below: null,
    cost: null,
    rate: null,
    loan: null,
    otherPrice: null,
    saves: null,
    favourite,
    photos: undefined,
  };
}
