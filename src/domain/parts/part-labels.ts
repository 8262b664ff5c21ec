import { formatDollars } from '#domain/numbers.ts';
import type { Part } from './part.ts';

/** The text in place of the price. Unlike for vehicles, 10 dollars or less is a real price. */
export function partPriceLabel(price: Part['price']): string {
  return price === null ? 'Enquire for price.' : formatDollars(price);
}

/** The enquiry page for a part. */
export function partEnquiryPath(part: Pick<Part, 'slug'>): string {
  return `/vehicle-parts-and-accessories/?part=${part.slug}`;
}
