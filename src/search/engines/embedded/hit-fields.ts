import { CARD_TEXT_FIELDS } from '#search/index/card-text.ts';
import type { RecordName } from '#search/index/records.ts';

/** The fields of a hit: everything a car's card shows and nothing else, because the index contains every car. */
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
