import type { Part } from '#domain/parts/part.ts';
import { partEnquiryPath, partPriceLabel } from '#domain/parts/part-labels.ts';
import type { VehicleNoun } from '#domain/vehicle-noun.ts';
import { buildPhoto, type ImageUrlPattern, type Photo } from '#features/photo/photo.ts';

/** A part as a row shows it. */
export interface PartRowView {
  readonly id: string;
  readonly name: string;
  /** Its category, number and location: 'Towing', 'CB-10442', 'Cairns'. */
  readonly facts: readonly string[];
  readonly price: string;
  readonly picture: Photo | null;
  readonly enquire: string;
}

/**
 * The fields of a part that a row needs; search hits have them too. `place`: its location, null if the dealer has only
 * one.
 */
export type PartRowInput = Pick<Part, 'id' | 'name' | 'slug' | 'categories' | 'price' | 'image'> & {
  readonly place: string | null;
};

/** The width of a row's picture at single and double density. */
const PHOTO_WIDTHS = [120, 240] as const;

/** A part as a row shows it. */
export function toPartRowView(part: PartRowInput, pictures: ImageUrlPattern): PartRowView {
  const { id, name, slug, categories, price, image, place } = part;
  return {
    id,
    name,
    facts: [categories.join(', '), id, ...(place === null ? [] : [place])],
    price: partPriceLabel(price),
    picture: image === null ? null : buildPhoto(image, PHOTO_WIDTHS, pictures),
    enquire: partEnquiryPath({ slug }),
  };
}

/** The noun for results of the parts search. */
export const PART_NOUN: VehicleNoun = { noun: 'part', plural: 'parts' };
