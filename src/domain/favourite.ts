/** A car that a visitor saved, with enough detail to show it after it has left the stock. */
export interface Favourite {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly make: string;
  readonly model: string;
  readonly primary_image_url: string | null;
}

const TEXT_FIELDS = ['id', 'name', 'slug', 'make', 'model'] as const;

/**
 * Parses a stored favourite; undefined if it is not valid. Written by hand, because a schema library would be most of
 * the script that a page loads for it.
 */
export function parseFavourite(stored: unknown): Favourite | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { id, name, slug, make, model, primary_image_url } = stored as Favourite;
  const favourite = { id, name, slug, make, model, primary_image_url };
  const image = typeof primary_image_url === 'string' || primary_image_url === null;
  return image && TEXT_FIELDS.every((field) => typeof favourite[field] === 'string') ? favourite : undefined;
}

/** Whether a car is among the saved ones. */
export function isSaved(list: readonly Favourite[], id: string): boolean {
  return list.some((favourite) => favourite.id === id);
}

/** The list with the car appended; the same list if it already contains the car. */
export function withFavourite(list: readonly Favourite[], car: Favourite): readonly Favourite[] {
  return isSaved(list, car.id) ? list : [...list, car];
}

/** The list without the car. */
export function withoutFavourite(list: readonly Favourite[], id: string): readonly Favourite[] {
  return list.filter((favourite) => favourite.id !== id);
}
