import { bodyLabel } from '#domain/car/body.ts';
import { TEXT_SPECS } from '#domain/car/specs.ts';
import type { TextField } from '#search/engines/embedded/text-index.ts';
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
