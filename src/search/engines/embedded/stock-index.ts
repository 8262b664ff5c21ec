import type { MakeAndModel } from '#search/state/makes-and-models.ts';

/** A column of an index file, by its kind. */
export type IndexColumn =
  /** One value per car from a small set: codes[car] is 1 + the index into `values`; 0 = missing. */
  | { readonly kind: 'dictionary'; readonly values: readonly string[]; readonly codes: readonly number[] }
  /** Several values per car: sets[codes[car]] contains indexes into `values`. */
  | {
      readonly kind: 'set';
      readonly values: readonly string[];
      readonly sets: readonly (readonly number[])[];
      readonly codes: readonly number[];
    }
  /** One whole number per car: base + offsets[car]; an offset of -1 = missing. */
  | { readonly kind: 'number'; readonly base: number; readonly offsets: readonly number[] }
  /** The cars for which the flag is true. */
  | { readonly kind: 'flag'; readonly cars: readonly number[] }
  /** One text per car: prefix + texts[car] + suffix; null = missing. */
  | {
      readonly kind: 'text';
      readonly prefix: string;
      readonly suffix: string;
      readonly texts: readonly (string | null)[];
    }
  | PairColumn;

/**
 * Derived from two dictionary columns when the index is loaded, because it would be the same data again: 'Toyota:HiLux'
 * or, with `parents`, both 'Toyota' and 'Toyota:HiLux'.
 */
export interface PairColumn {
  readonly kind: 'pair';
  readonly of: readonly [first: string, second: string];
  readonly parents: boolean;
}

/**
 * The file that a dealer's stock search runs on: one content-hashed JSON file, stored by column because similar values
 * next to each other compress best and search fastest. Cars are in the site's default order, 'most relevant'.
 */
export interface StockIndex {
  readonly version: 1;
  readonly count: number;
  readonly columns: Readonly<Record<string, IndexColumn>>;
}

/** Every pair of make and model in the index, once: the source of the slugs in search URLs. */
export function listModels({ columns, count }: StockIndex): MakeAndModel[] {
  const { make, model } = columns;
  if (make?.kind !== 'dictionary' || model?.kind !== 'dictionary') return [];
  const models = new Map<string, MakeAndModel>();
  for (let car = 0; car < count; car++) {
    const makeCode = make.codes[car] ?? 0;
    const modelCode = model.codes[car] ?? 0;
    models.set(`${makeCode}:${modelCode}`, {
      make: make.values[makeCode - 1] ?? '',
      model: model.values[modelCode - 1] ?? '',
    });
  }
  return [...models.values()];
}
