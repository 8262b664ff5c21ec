import { formatDollars } from '#domain/numbers.ts';
import type { Part } from './part.ts';

/** What stands where the price goes. A part may well cost less than a vehicle's least price. */
export function partPriceLabel(price: Part['price']): string {
  return price === null ? 'Enquire for price.' : formatDollars(price);
}

/** Where a part is asked about. */
export function partEnquiryPath(part: Pick<Part, 'slug'>): string {
  return `/vehicle-parts-and-accessories/?part=${part.slug}`;
}
