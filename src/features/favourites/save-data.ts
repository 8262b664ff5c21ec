import type { Favourite } from '#domain/favourite.ts';

/** What a save button carries, as `data-*` attributes: all that is kept of its car. */
export function saveData(car: Favourite) {
  return {
    'data-save': car.id,
    'data-name': car.name,
    'data-slug': car.slug,
    'data-make': car.make,
    'data-model': car.model,
    'data-image': car.primary_image_url ?? undefined,
  };
}

/** The car of a save button, from its `dataset`. */
export function carOfData(data: Readonly<Record<string, string | undefined>>): Favourite {
  const { save = '', name = '', slug = '', make = '', model = '', image = null } = data;
  return { id: save, name, slug, make, model, primary_image_url: image };
}

/** What the button does, in words: it says so anew whenever it has been pressed. */
export function saveLabel(name: string, saved: boolean): string {
  return saved ? `Remove ${name} from saved` : `Save ${name}`;
}
