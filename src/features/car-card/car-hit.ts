import { isBodyKey } from '#domain/car/body.ts';
import type { CarType } from '#domain/car/car-type.ts';
import type { HIT_FIELDS } from '#search/engines/embedded/hit-fields.ts';
import type { CardText } from '#search/index/card-text.ts';
import type { Hit } from '#search/query/search-client.ts';
import type { CardCar } from './card-view.ts';

type TextField =
  | 'badge'
  | 'series'
  | 'tag'
  | 'stocknum'
  | 'body'
  | 'transmission'
  | 'fuel'
  | 'photo'
  | 'place'
  | 'similar'
  | 'dealership_slug'
  | 'price_type';
type NumberField = 'price' | 'km';
type FlagField = 'preorder' | 'sold' | 'reserved' | 'certified';

/** A hit as the engines return it: the hit fields of a car, null where unknown. */
export type CarHit = Record<(typeof HIT_FIELDS)[number], unknown> &
  Record<TextField, string | null> &
  Record<NumberField, number | null> &
  Record<FlagField, boolean> &
  CardText & {
    readonly objectID: string;
    readonly slug: string;
    readonly year: number;
    readonly make: string;
    readonly model: string;
    readonly status: string;
    readonly car_type: CarType;
    /** UNIX seconds. */
    readonly created_at: number;
  };

/**
 * Types a hit of the stock search, or a car of its index. Unchecked: the index and the columns of a hit are built from the
 * same records (src/search/index) for every engine.
 */
export function asCarHit(hit: Hit): CarHit {
  return hit as CarHit;
}

/** Converts a hit to the car of a card. */
export function toCardCar(hit: CarHit): CardCar {
  const { body, photo } = hit;
  return {
    ...hit,
    id: hit.objectID,
    price: hit.price ?? 0,
    created_at: new Date(hit.created_at * 1000).toISOString(),
    simple_body: body !== null && isBodyKey(body) ? body : null,
    simple_transmission: hit.transmission,
    simple_fuel: hit.fuel,
    manufacturer: { name: hit.make },
    primary_image_url: photo,
    photos_count: photo === null ? 0 : 1,
  };
}
