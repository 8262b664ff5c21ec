import { slugify } from '#domain/slug.ts';
import { createSynonymParser, type Synonyms } from '#stock/normalise/text/synonyms.ts';

const parseKnownStatus = createSynonymParser({
  in_stock: ['Available', 'Active', 'For sale', 'Current', 'On yard'],
  coming_soon: ['In transit', 'Incoming', 'Arriving soon', 'On order', 'Due soon'],
  sold: ['Delivered', 'Sold and delivered'],
} satisfies Synonyms<string>);

/**
 * A car's status as in the specification: 'In Stock' is 'in_stock'. The set is open (T-33): other words are preserved,
 * joined by '_'.
 */
export function parseStatus(text: string): string | undefined {
  return parseKnownStatus(text) ?? (slugify(text).replaceAll('-', '_') || undefined);
}
