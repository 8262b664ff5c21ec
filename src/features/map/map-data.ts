import { coordinatesOf, directionsUrl, formatAddress, mapUrl } from '#domain/location/address.ts';
import type { Location } from '#domain/location/location.ts';
import { getPremisesName } from '#domain/location/location-name.ts';
import { locationPath } from '#domain/paths.ts';
import { buildImageUrlPattern } from '#features/photo/image-url-pattern.ts';
import { buildPhoto } from '#features/photo/photo.ts';
import type { Site } from '#site/site.ts';

/** One place as a map and the list below it tell of it. */
export interface MapLocation {
  readonly name: string;
  readonly href: string;
  readonly address: string;
  readonly mapUrl: string;
  readonly directionsUrl: string;
  /** The picture of a pin's card; undefined without one. */
  readonly image: string | undefined;
}

/** A place with a pin. */
export interface PinnedLocation extends MapLocation {
  readonly at: [lat: number, long: number];
  /** As the list below the map counts it; empty where there is one place only. */
  readonly number: string;
}

/** What a page tells the island that makes its map. */
export interface MapData {
  /** Those whose coordinates are known. */
  readonly places: readonly PinnedLocation[];
  /** The provider's tiles; without them the country is drawn from the platform's own lines. */
  readonly tiles: { readonly url: string; readonly maxZoom: number } | undefined;
}

/** A marker image is 600 wide, at quality 75. */
const CARD_IMAGE = { width: 600, quality: 75 };

/** A location as maps tell of it. */
export function toMapLocation(location: Location, site: Pick<Site, 'images' | 'url'>): MapLocation {
  const { address, image } = location;
  return {
    name: getPremisesName(location.name),
    href: locationPath(location),
    address: formatAddress(address),
    mapUrl: mapUrl(address),
    directionsUrl: directionsUrl(address),
    image: image
      ? buildPhoto(image.url, [CARD_IMAGE.width], buildImageUrlPattern(site, { quality: CARD_IMAGE.quality }))
          .src
      : undefined,
  };
}

/**
 * The data of a map with these places. `{key}` in the address of the tiles is the locations' own key where they have one
 * (map_key), else the site's.
 */
export function buildMapData(
  locations: readonly Location[],
  site: Pick<Site, 'images' | 'map' | 'url'>,
): MapData {
  const { tiles } = site.map;
  const ownKey = locations.find(({ address }) => address.map_key !== null)?.address.map_key;
  return {
    places: locations.flatMap((location, index) => {
      const at = coordinatesOf(location.address);
      const number = locations.length > 1 ? String(index + 1) : '';
      return at ? [{ ...toMapLocation(location, site), at: [at.lat, at.long], number }] : [];
    }),
    tiles: tiles
      ? {
          url: tiles.url.replace('{key}', encodeURIComponent(ownKey ?? tiles.key ?? '')),
          maxZoom: tiles.maxZoom,
        }
      : undefined,
  };
}
