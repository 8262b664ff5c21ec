import type { CarType } from '#domain/car/car-type.ts';
import { createSynonymParser, type Synonyms } from '#stock/normalise/text/synonyms.ts';

const CAR_TYPE_SYNONYMS = {
  new: ['N', 'Brand new', 'New car', 'New in stock'],
  used: ['U', 'Pre-owned', 'Preowned', 'Certified pre-owned', 'Second hand', 'Near new', 'Used car'],
  demo: ['D', 'Demonstrator', 'Ex-demo', 'Ex-demonstrator', 'Dealer demo', 'Demo car'],
} satisfies Synonyms<CarType>;

/** New, used or demo for a feed's word: 'USED', 'Pre-owned', 'Demonstrator'. */
export const parseCarType = createSynonymParser<CarType>(CAR_TYPE_SYNONYMS);
