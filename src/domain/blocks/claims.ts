import * as v from 'valibot';
import { isoDateSchema } from '#domain/iso-date-schema.ts';
import { linkSchema } from '#domain/link-schema.ts';
import { nonEmptyText } from '#domain/scalar-schemas.ts';

/** What a dealer or its make promises, each promise with its limits: a programme, a warranty, a service plan. */
export const claimsSchema = v.strictObject({
  /** Above the claims. */
  heading: nonEmptyText,
  /** A sentence under the heading; null = none. */
  lead: v.optional(v.nullable(nonEmptyText), null),
  /** Each promise, in order. */
  claims: v.pipe(
    v.array(
      v.strictObject({
        /** The promise in a few words. */
        title: nonEmptyText,
        /** What it means and where it ends. */
        text: nonEmptyText,
        /** It holds for warranties that start on this day (ISO) or later (T-07); null = for all. */
        warrantyFrom: v.optional(v.nullable(isoDateSchema), null),
      }),
    ),
    v.minLength(1, 'must have one at least'),
  ),
  /** What limits all of them; null = nothing more than they say. */
  conditions: v.optional(v.nullable(nonEmptyText), null),
  /** Where more is said; null = nowhere. */
  link: linkSchema('page'),
});
export type Claims = v.InferOutput<typeof claimsSchema>;

/** The blocks that are claims, under the names that pages call them by. */
export const CLAIMS_BLOCKS = ['certified', 'service-plan', 'warranty'] as const;
export type ClaimsName = (typeof CLAIMS_BLOCKS)[number];
