import type { ComponentType } from 'react';
import type { VehicleNoun } from '#domain/vehicle-noun.ts';
import type { ImageUrlPattern } from '#features/photo/photo.ts';
import type { ItemCodec } from '#search/catalogues/items/item-codec.ts';

/** A thing found, as the engine's index has it. */
export type ItemHit = Record<string, unknown> & { readonly objectID: string };

/** A kind of thing that has a search of its own beside the stock's: what differs from one to the other. */
export interface ItemKind {
  /** What one and several of them are called. */
  readonly noun: VehicleNoun;
  /** The class of the list of results. */
  readonly listClass: string;
  /** What the search is called in the way that leads to it: 'Parts'. */
  readonly name: string;
  /** What follows the count in the heading: 'for sale'; '' for nothing. */
  readonly headingSuffix: string;
  /** The addresses of the search. */
  readonly codec: ItemCodec;
  /** One of them in the list of results. */
  readonly Row: ComponentType<{ readonly hit: ItemHit; readonly pictures: ImageUrlPattern }>;
}
