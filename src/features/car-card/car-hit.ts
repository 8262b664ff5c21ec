import { CARD_FACT_NAMES, CARD_FACTS, type CardFactName } from '#domain/car/card-facts.ts';
import type { HitField } from '#search/engines/stock-fields.ts';
import type { CarRecord } from '#search/index/records.ts';
import type { Hit } from '#search/query/search-client.ts';
import type { CardCar } from './card-view.ts';

/** A hit as the engines return it: the hit fields of a car, null where unknown. */
export type CarHit = Pick<CarRecord, HitField> & { readonly objectID: string };

/** The card facts of a hit, named as in a car. */
type HitFacts = { readonly [Name in CardFactName]: CarHit[(typeof CARD_FACTS)[Name]['hitField']] };

/**
 * Types a hit of the stock search, or a car of its index. Unchecked: the index and the columns of a hit are built from the
 * same records (src/search/index) for every engine.
 */
export function asCarHit(hit: Hit): CarHit {
  return hit as CarHit;
}

/** Converts a hit to the car of a card. */
export function toCardCar(hit: CarHit): CardCar {
  const { photo } = hit;
  const facts = Object.fromEntries(
    CARD_FACT_NAMES.map((name) => [name, hit[CARD_FACTS[name].hitField]]),
  ) as HitFacts;
  return {
    ...hit,
    ...facts,
    id: hit.objectID,
    price: hit.price ?? 0,
    created_at: new Date(hit.created_at * 1000).toISOString(),
    manufacturer: { name: hit.make },
    primary_image_url: photo,
    photos_count: photo === null ? 0 : 1,
  };
}
