import * as v from 'valibot';
import { isoDateSchema } from '#domain/iso-date-schema.ts';
import { linkSchema } from '#domain/link-schema.ts';
import { nonEmptyText } from '#domain/scalar-schemas.ts';

/** Promises of a dealer or its make, each with its limits: a certification programme, a warranty, a service plan. */
export const claimsSchema = v.strictObject({
  /** The heading above the claims. */
  heading: nonEmptyText,
  /** A sentence under the heading; null = none. */
  lead: v.optional(v.nullable(nonEmptyText), null),
  /** The promises, in order. */
  claims: v.pipe(
    v.array(
      v.strictObject({
        /** The promise in a few words. */
        title: nonEmptyText,
        /** The promise in full, with its limits. */
        text: nonEmptyText,
        /** Applies to warranties that start on this day (ISO) or later (T-07); null = to all. */
        warrantyFrom: v.optional(v.nullable(isoDateSchema), null),
      }),
    ),
    v.minLength(1, 'must have at least one entry'),
  ),
  /** Conditions that apply to all claims; null = none. */
  conditions: v.optional(v.nullable(nonEmptyText), null),
  /** A link to more details; null = none. */
  link: linkSchema('page'),
});
export type Claims = v.InferOutput<typeof claimsSchema>;

/** The names of the blocks that consist of claims. */
export const CLAIMS_BLOCKS = ['certified', 'service-plan', 'warranty'] as const;
export type ClaimsName = (typeof CLAIMS_BLOCKS)[number];
