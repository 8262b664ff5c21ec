import type { ComponentType } from 'react';
import type { VehicleNoun } from '#domain/vehicle-noun.ts';
import type { ImageUrlPattern } from '#features/photo/photo.ts';
import type { PublishedFiles } from '#features/search/published-search.ts';
import type { ItemCodec } from '#search/catalogues/items/item-codec.ts';
import type { PageResults } from '#search/instantsearch/page-results.ts';
import type { SearchConfig } from '#search/requests/requests.ts';
import type { ListAttribute, RangeAttribute } from '#search/state/attributes.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';
import type { Histogram } from '#search/values/histogram.ts';
import type { DataBlock } from '#ui/data-block/data-block.ts';

/** A catalogue search of one dealer (parts, offers) at build time. */
export interface ItemSearch {
  readonly config: Omit<SearchConfig, 'lists'> & { readonly lists: readonly ListAttribute[] };
  /** The distribution of each number over the whole catalogue, for the sliders. */
  readonly histograms: Readonly<Partial<Record<RangeAttribute, Histogram>>>;
  /** The index file's text. */
  readonly index: string;
  /** The results of a state, in the compact form that pages contain. */
  getResults(state: IndexUiState): PageResults;
}

/** The data block of the page, as JSON for its island. */
export interface ItemPayload extends Pick<ItemSearch, 'config' | 'histograms'> {
  readonly pictures: ImageUrlPattern;
  /** URL of the index file. */
  readonly index: string;
  readonly results: PageResults;
}

export const ITEMS_BLOCK: DataBlock<ItemPayload> = { id: 'search-data' };

/** A catalogue search, as its page uses it. */
export interface PublishedItemSearch extends ItemSearch, PublishedFiles {}

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
