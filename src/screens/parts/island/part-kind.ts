import type { ItemKind } from '#features/catalogue-search/item-kind.ts';
import { PART_NOUN } from '#screens/parts/part-noun.ts';
import { PARTS_CODEC } from '#search/catalogues/items/item-codec.ts';
import { PartRow } from './PartRow.tsx';

/** The settings of the parts search. */
export const PART_KIND: ItemKind = {
  noun: PART_NOUN,
  listClass: 'parts',
  name: 'Parts',
  headingSuffix: 'for sale',
  codec: PARTS_CODEC,
  Row: PartRow,
};
