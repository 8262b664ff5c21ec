import * as v from 'valibot';
import { nonEmptyText } from '#domain/scalar-schemas.ts';
import { navLinkSchema } from './navigation.ts';

/** A provider of map tiles; its host is added to the content security policy of the pages. */
const mapTilesSchema = v.strictObject({
  /** The address of a tile, such as 'https://tiles.example.com/{z}/{x}/{y}.png?key={key}'. `{r}` becomes '@2x' on sharp screens. */
  url: v.pipe(
    v.string(),
    v.regex(
      /^https?:\/\/[a-z0-9.-]+(:\d+)?\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/,
      'must be an address with {z}, {x} and {y}, such as "https://tiles.example.com/{z}/{x}/{y}.png"',
    ),
  ),
  /** The value of `{key}`. It is public, so restrict it to the address of your site at the provider. */
  key: v.optional(nonEmptyText),
  /** The credit under the map that the provider asks for. */
  attribution: navLinkSchema,
  /** The highest zoom level that the provider has tiles for. */
  maxZoom: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(22)), 19),
});

export const mapSchema = v.strictObject({
  /** The tiles of a provider, or `false` for the drawing. */
  tiles: v.optional(v.union([v.literal(false), mapTilesSchema]), false),
});

export type MapTiles = v.InferOutput<typeof mapTilesSchema>;
