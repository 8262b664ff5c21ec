import * as v from 'valibot';
import { nonEmptyText } from '#domain/scalar-schemas.ts';
import { href } from './href.ts';

export const navLinkSchema = v.strictObject({
  /** The text of the link. */
  label: nonEmptyText,
  /** The page or address that it leads to. */
  href,
});

export const menuItemSchema = v.strictObject({
  /** The text of the item. */
  label: nonEmptyText,
  /** The page or address that it leads to. Leave it out for an item that only opens a dropdown. */
  href: v.optional(href),
  /** A dropdown: your own links, or a list generated from the models, the stock, the offers or the locations. */
  items: v.optional(
    v.union([v.array(navLinkSchema), v.picklist(['models', 'stock', 'offers', 'locations'])]),
  ),
});

export type Link = v.InferOutput<typeof navLinkSchema>;
export type MenuItem = v.InferOutput<typeof menuItemSchema>;
