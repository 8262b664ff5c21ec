/** One value per car from a small set: codes[car] is 1 + the place in `values`, 0 = missing. */
export interface DictionaryColumn {
  readonly kind: 'dictionary';
  readonly values: readonly string[];
  readonly codes: readonly number[];
}

/** Several values per car: sets[codes[car]] holds places in `values`. */
export interface SetColumn {
  readonly kind: 'set';
  readonly values: readonly string[];
  readonly sets: readonly (readonly number[])[];
  readonly codes: readonly number[];
}

/** A number per car: base + offsets[car], -1 = missing. Numbers are whole. */
export interface NumberColumn {
  readonly kind: 'number';
  readonly base: number;
  readonly offsets: readonly number[];
}

/** The cars for which something is so. */
export interface FlagColumn {
  readonly kind: 'flag';
  readonly cars: readonly number[];
}

/** A text of its own for each car: prefix + texts[car] + suffix, null = missing. */
export interface TextColumn {
  readonly kind: 'text';
  readonly prefix: string;
  readonly suffix: string;
  readonly texts: readonly (string | null)[];
}

export type IndexColumn = DictionaryColumn | SetColumn | NumberColumn | FlagColumn | TextColumn;

/**
 * The file that a dealer's stock search runs on: one content-hashed JSON, column by column, because equal things beside
 * each other pack best and search fastest. Cars stand in the site's own order, which is 'most relevant'.
 */
export interface StockIndex {
  readonly version: 1;
  readonly count: number;
  readonly columns: Readonly<Record<string, IndexColumn>>;
}

/** Every make and model that the index holds together, once: what the slugs of search addresses are made from. */
export function listModels({ columns, count }: StockIndex): { make: string; model: string }[] {
  const { make, model } = columns;
  if (make?.kind !== 'dictionary' || model?.kind !== 'dictionary') return [];
  const found = new Map<string, { make: string; model: string }>();
  for (let car = 0; car < count; car++) {
    const makeCode = make.codes[car] ?? 0;
    const modelCode = model.codes[car] ?? 0;
    found.set(`${makeCode}:${modelCode}`, {
      make: make.values[makeCode - 1] ?? '',
      model: model.values[modelCode - 1] ?? '',
    });
  }
  return [...found.values()];
}
