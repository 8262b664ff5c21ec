import { CARD_TEXT_FIELDS } from '#search/index/card-text.ts';
import type { RecordName } from '#search/index/records.ts';

/** What a hit carries: all that a card shows of a car, and no more, for every car is in the index. */
export const HIT_FIELDS = [
  'slug',
  'year',
  'make',
  'model',
  'badge',
  'series',
  'price',
  'price_type',
  'preorder',
  'car_type',
  'status',
  'sold',
  'tag',
  'reserved',
  'certified',
  'created_at',
  'stocknum',
  'km',
  'body',
  'transmission',
  'fuel',
  'photo',
  'place',
  'similar',
  'dealership_slug',
  ...CARD_TEXT_FIELDS,
] as const satisfies readonly RecordName[];
