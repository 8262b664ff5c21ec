import * as v from 'valibot';

const hexColour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour of six hex digits'));

/**
 * What the host reads of dist/.server/<slug>.json, which the build writes for each published site. Other keys
 * are for the functions and pass by.
 */
export const hostFactsSchema = v.object({
  /** The site's folder in dist: 'example', or 'example--showroom' for the same dealer in another template. */
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  /** The dealership's name as visitors read it. */
  name: v.string(),
  template: v.string(),
  /** The public address; its host name leads to this dealer. */
  url: v.pipe(v.string(), v.url()),
  /** How many vehicles are listed. */
  cars: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The dealer's word for several of them: 'cars'. */
  vehiclesWord: v.string(),
  /** The brand colour as the site's theme adapted it, and the ink that is readable on it (AA). */
  brandColour: hexColour,
  brandInk: hexColour,
  /** Path of the logo in the site, or null: then the name is set in type. */
  logo: v.nullable(v.pipe(v.string(), v.startsWith('/'))),
  /** Other hosts that pictures may come from. */
  imageHosts: v.optional(v.array(v.string()), []),
});

export type HostFacts = v.InferOutput<typeof hostFactsSchema>;
