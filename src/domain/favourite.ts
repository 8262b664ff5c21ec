/** A car that a visitor has saved: enough to name and show it after it has gone. */
export interface Favourite {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly make: string;
  readonly model: string;
  readonly primary_image_url: string | null;
}

const TEXT_FIELDS = ['id', 'name', 'slug', 'make', 'model'] as const;

/** What was kept, if it reads as a saved car. By hand: a schema library would be most of what a page loads for it. */
export function parseFavourite(kept: unknown): Favourite | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { id, name, slug, make, model, primary_image_url } = kept as Favourite;
  const favourite = { id, name, slug, make, model, primary_image_url };
  const image = typeof primary_image_url === 'string' || primary_image_url === null;
  return image && TEXT_FIELDS.every((field) => typeof favourite[field] === 'string') ? favourite : undefined;
}

/** Whether a car is among the saved ones. */
export function isSaved(list: readonly Favourite[], id: string): boolean {
  return list.some((favourite) => favourite.id === id);
}

/** The list with the car at its end; the same list when it is in there already. */
export function withFavourite(list: readonly Favourite[], car: Favourite): readonly Favourite[] {
  return isSaved(list, car.id) ? list : [...list, car];
}

/** The list without the car. */
export function withoutFavourite(list: readonly Favourite[], id: string): readonly Favourite[] {
  return list.filter((favourite) => favourite.id !== id);
}
