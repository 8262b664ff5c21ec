import * as v from 'valibot';
import { type CountryCode, fillCountryWords } from '#domain/country.ts';
import { isoDateSchema, linkSchema, nonEmptyText } from '#domain/scalar-schemas.ts';

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

/** Default claims, for a dealer that shows such a block without content of its own. */
const DEFAULT_CLAIMS: Readonly<Record<ClaimsName, Claims>> = {
  certified: {
    heading: 'Certified used',
    lead: null,
    claims: [
      {
        title: '90-point inspection',
        text: 'Every certified vehicle passes a 90-point check before it goes on sale.',
        warrantyFrom: null,
      },
      {
        title: '1 year roadside assist',
        text: 'Roadside help whenever you need it in your first year.',
        warrantyFrom: null,
      },
    ],
    conditions: 'Ask us for the inspection report on any certified vehicle.',
    link: null,
  },
  'service-plan': {
    heading: 'Service plan',
    lead: null,
    claims: [
      {
        title: 'Flat-price servicing',
        text: 'One flat price for each of the first 5 services, up to 5 years or 75,000 km.',
        warrantyFrom: null,
      },
      {
        title: '6 years or 150,000 km warranty',
        text: 'Your new vehicle is covered for 6 years or 150,000 km.',
        warrantyFrom: '2019-01-01',
      },
      {
        title: 'Up to 7 years roadside assistance',
        text: "13 months' initial cover, reset at each scheduled service.",
        warrantyFrom: '2020-09-01',
      },
    ],
    conditions: 'Years or kilometres, whichever comes first. Ask us which of these apply to your vehicle.',
    link: null,
  },
  warranty: {
    heading: 'Warranty and protection',
    lead: null,
    claims: [
      {
        title: '3 year standard warranty',
        text: 'Our standard warranty covers you for 3 years.',
        warrantyFrom: null,
      },
      {
        title: '3 year mechanical protection plan',
        text: 'Used vehicles also come with 3 years of mechanical protection.',
        warrantyFrom: null,
      },
    ],
    conditions:
      "Ask us what each one covers and when it starts. They're on top of your rights under {consumerLaw}.",
    link: null,
  },
};

/** The default claims of a block, with the law of the dealer's country. */
export function getDefaultClaims(name: ClaimsName, country: CountryCode): Claims {
  const claims = DEFAULT_CLAIMS[name];
  return { ...claims, conditions: claims.conditions && fillCountryWords(claims.conditions, country) };
}
