import * as v from 'valibot';
import { isoDay } from '#domain/iso-day.ts';
import { linkSchema } from '#domain/link-schema.ts';

const words = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));

/** What a dealer or its make promises, each promise with its limits: a programme, a warranty, a service plan. */
export const claimsSchema = v.strictObject({
  /** Above the claims. */
  heading: words,
  /** A sentence under the heading; null = none. */
  lead: v.optional(v.nullable(words), null),
  /** Each promise, in order. */
  claims: v.pipe(
    v.array(
      v.strictObject({
        /** The promise in a few words. */
        title: words,
        /** What it means and where it ends. */
        text: words,
        /** It holds for warranties that start on this day (ISO) or later (T-07); null = for all. */
        warrantyFrom: v.optional(v.nullable(isoDay), null),
      }),
    ),
    v.minLength(1, 'must have one at least'),
  ),
  /** What limits all of them; null = nothing more than they say. */
  conditions: v.optional(v.nullable(words), null),
  /** Where more is said; null = nowhere. */
  link: linkSchema('page'),
});
export type Claims = v.InferOutput<typeof claimsSchema>;

/** The blocks that are claims, under the names that pages call them by. */
export const CLAIMS = ['certified', 'service-plan', 'warranty'] as const;
export type ClaimsName = (typeof CLAIMS)[number];
