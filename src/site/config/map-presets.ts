/** A provider of map tiles whose addresses and credit are known. */
export interface MapPreset {
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
export const KEYED_MAP_PRESETS = {
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
