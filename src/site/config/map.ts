import * as v from 'valibot';
import { nonEmptyText } from '#domain/scalar-schemas.ts';
import { navLinkSchema } from './links.ts';

/** A provider of map tiles whose addresses and credit are known. */
interface MapPreset {
  /** The address of a tile; `{style}` is the name of one of the provider's styles. */
  readonly url: string;
  /** The default style; undefined where the provider has only one. */
  readonly style: string | undefined;
  /** The credit under the map that the provider asks for. */
  readonly attribution: { readonly label: string; readonly href: string };
  /** The highest zoom level that the provider has tiles for. */
  readonly maxZoom: number;
}

/** Providers that need a key. All of their maps are made from OpenStreetMap's data. */
const KEYED_MAP_PRESETS = {
  maptiler: {
    url: 'https://api.maptiler.com/maps/{style}/256/{z}/{x}/{y}{r}.png?key={key}',
    style: 'streets-v2',
    attribution: {
      label: '© MapTiler © OpenStreetMap contributors',
      href: 'https://www.maptiler.com/copyright/',
    },
    maxZoom: 20,
  },
  stadia: {
    url: 'https://tiles.stadiamaps.com/tiles/{style}/{z}/{x}/{y}{r}.png?api_key={key}',
    style: 'osm_bright',
    attribution: {
      label: '© Stadia Maps © OpenMapTiles © OpenStreetMap',
      href: 'https://stadiamaps.com/attribution/',
    },
    maxZoom: 20,
  },
  thunderforest: {
    url: 'https://tile.thunderforest.com/{style}/{z}/{x}/{y}{r}.png?apikey={key}',
    style: 'atlas',
    attribution: {
      label: 'Maps © Thunderforest, data © OpenStreetMap contributors',
      href: 'https://www.thunderforest.com/terms/',
    },
    maxZoom: 22,
  },
  geoapify: {
    url: 'https://maps.geoapify.com/v1/tile/{style}/{z}/{x}/{y}{r}.png?apiKey={key}',
    style: 'osm-bright',
    attribution: {
      label: 'Powered by Geoapify | © OpenMapTiles © OpenStreetMap contributors',
      href: 'https://www.geoapify.com/',
    },
    maxZoom: 20,
  },
} as const satisfies Record<string, MapPreset>;

/**
 * The tiles of the OpenStreetMap project's own servers. They need no key and carry no guarantee: their policy asks sites
 * with many visitors to use a provider (https://operations.osmfoundation.org/policies/tiles/).
 */
export const OPENSTREETMAP: MapPreset = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  style: undefined,
  attribution: { label: '© OpenStreetMap contributors', href: 'https://www.openstreetmap.org/copyright' },
  maxZoom: 19,
};

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

export type MapTiles = v.InferOutput<typeof mapTilesSchema>;

const openStreetMapSchema = v.pipe(
  v.strictObject({
    /** OpenStreetMap's own servers, without a key: for demonstrations and small sites, not for production. */
    provider: v.literal('openstreetmap'),
  }),
  v.transform((): MapTiles => fillPreset(OPENSTREETMAP)),
);

const keyedMapSchema = v.pipe(
  v.strictObject({
    /** A provider whose address and credit are known. */
    provider: v.picklist(Object.keys(KEYED_MAP_PRESETS) as (keyof typeof KEYED_MAP_PRESETS)[]),
    /** Your key. It is public, so restrict it to the address of your site at the provider. */
    key: nonEmptyText,
    /** Another of the provider's styles, such as 'alidade_smooth'. */
    style: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be letters, digits, "_" and "-"'))),
  }),
  v.transform(
    ({ provider, key, style }): MapTiles => ({ ...fillPreset(KEYED_MAP_PRESETS[provider], style), key }),
  ),
);

function fillPreset({ url, style, attribution, maxZoom }: MapPreset, chosen = style): MapTiles {
  return { url: url.replace('{style}', chosen ?? ''), attribution, maxZoom };
}

export const mapSchema = v.strictObject({
  /**
   * The map tiles of a provider, or `false` for a drawing of the country. Tiles that cannot be loaded are replaced by the
   * drawing, with address, picture and directions beside it.
   * @example map: { tiles: { provider: 'maptiler', key: 'your-key' } }
   */
  tiles: v.optional(v.union([v.literal(false), openStreetMapSchema, keyedMapSchema, mapTilesSchema]), false),
});
