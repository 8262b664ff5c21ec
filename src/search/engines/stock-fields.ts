import { bodyLabel } from '#domain/car/body.ts';
import { CARD_FACT_NAMES, CARD_FACTS } from '#domain/car/card-facts.ts';
import { TEXT_SPECS } from '#domain/car/specs.ts';
import type { TextField } from '#search/engines/embedded/text-index.ts';
import { CARD_TEXT_FIELDS } from '#search/index/card-text.ts';
import type { RecordName } from '#search/index/records.ts';

/** The fields that typed text is searched in, by descending weight, for both engines. */
export const TEXT_FIELDS: readonly (TextField & { readonly name: RecordName })[] = [
  { name: 'make' },
  { name: 'model' },
  { name: 'badge' },
  { name: 'series' },
  { name: 'year' },
  { name: 'body', textOf: bodyLabel },
  { name: 'fuel' },
  { name: 'transmission' },
  ...TEXT_SPECS.map((name) => ({ name })),
  { name: 'car_type' },
  { name: 'stocknum' },
  { name: 'filtered_features' },
];

// biome-ignore format: a list reads better in rows
const FIELDS = [
  'slug', 'year', 'make', 'model', 'badge', 'series', 'price', 'price_type', 'preorder', 'car_type', 'status', 'sold', 'tag', 'reserved',
  'certified', 'created_at', ...CARD_FACT_NAMES.map((name) => CARD_FACTS[name].hitField), 'photo', 'place', 'similar', 'dealership_slug',
  ...CARD_TEXT_FIELDS,
] as const satisfies readonly RecordName[];

export type HitField = (typeof FIELDS)[number];

/**
 * The fields of a hit: everything a car's card shows and nothing else, because the index contains every car. A fact may
 * have the field of another part of the card.
 */
export const HIT_FIELDS: readonly HitField[] = [...new Set(FIELDS)];
