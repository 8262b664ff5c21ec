import { MAKES } from '#domain/car/makes.ts';
import { extendSlugTable } from '#search/state/extend-slug-table.ts';
import { buildSlugTable, type SlugTable } from '#search/state/slugs.ts';

/** A make and model by name. */
export interface NamedModel {
  readonly make: string;
  readonly model: string;
}

/** The slugs that the address of a saved search may have: of the stock, of what was listed before, and of any other make. */
export function buildKnownSlugs(stock: readonly NamedModel[], former: readonly NamedModel[]): SlugTable {
  const others = MAKES.map(({ name }) => ({ make: name }));
  return extendSlugTable(buildSlugTable(stock), [...former, ...others]);
}
