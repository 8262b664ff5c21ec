import type { ComponentType } from 'react';
import type { VehicleNoun } from '#domain/vehicle-noun.ts';
import type { ImageUrlPattern } from '#features/photo/photo.ts';
import type { ItemCodec } from '#search/catalogues/items/item-codec.ts';

/** A hit, with the columns of the engine's index. */
export type ItemHit = Record<string, unknown> & { readonly objectID: string };

export interface ItemRowProps {
  readonly hit: ItemHit;
  readonly pictures: ImageUrlPattern;
  /** Whether the row is visible at page load: its picture then loads first. */
  readonly eager: boolean;
}

/** The differences between catalogue searches: nouns, addresses and rows. */
export interface ItemKind {
  /** Singular and plural: 'part', 'parts'. */
  readonly noun: VehicleNoun;
  /** The CSS class of the list of results. */
  readonly listClass: string;
  /** The name of the page in its breadcrumb: 'Parts'. */
  readonly name: string;
  /** The end of the heading, after count and noun: 'for sale'; may be empty. */
  readonly headingSuffix: string;
  /** The addresses of the search. */
  readonly codec: ItemCodec;
  /** One hit in the list of results. */
  readonly Row: ComponentType<ItemRowProps>;
}
