import * as v from 'valibot';
import { CAR_TYPES } from '#domain/car/car-type.ts';
import { nonEmptyText } from '#domain/scalar-schemas.ts';
import { href } from './links.ts';

export const assuranceSchema = v.strictObject({
  /** The promise in a few words; '{make}' and '{vehicle}' are filled in. */
  title: nonEmptyText,
  /** The promise in full, with its limits. */
  text: nonEmptyText,
  /** The conditions of the vehicles that it applies to; all of them if left out. */
  carTypes: v.optional(
    v.pipe(v.array(v.picklist(CAR_TYPES)), v.minLength(1, 'must have at least one entry')),
  ),
  /** The icon beside it: for a warranty, an inspection or a document. */
  icon: v.optional(v.picklist(['shield', 'check', 'file']), 'shield'),
  /** A link to more about it. */
  link: v.optional(
    v.strictObject({
      /** The text of the link. */
      label: nonEmptyText,
      /** The page or address that it leads to. */
      href,
    }),
  ),
});
export type Assurance = v.InferOutput<typeof assuranceSchema>;

/** Left out where the dealer has no such page. */
export const WARRANTY_LINK = { label: 'About warranties', href: '/warranty/' };

/** What holds for every dealer. */
export const DEFAULT_ASSURANCES: readonly v.InferInput<typeof assuranceSchema>[] = [
  {
    title: "Manufacturer's warranty",
    text: 'This {vehicle} comes with the full {make} new-vehicle warranty.',
    carTypes: ['new'],
    link: WARRANTY_LINK,
  },
  {
    title: 'Balance of new-car warranty',
    text: "The rest of {make}'s new-vehicle warranty comes with this {vehicle}. We'll tell you the date it ends.",
    carTypes: ['demo'],
    link: WARRANTY_LINK,
  },
  {
    title: 'Warranty cover',
    text: "Ask us which warranty applies to this {vehicle}, {warrantyKinds}. You'll get it in writing.",
    carTypes: ['used'],
    link: WARRANTY_LINK,
  },
];
