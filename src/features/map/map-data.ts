import type { CountryCode } from '#domain/country.ts';
import { coordinatesOf, directionsUrl, formatAddress, mapUrl } from '#domain/location/address.ts';
import type { Location } from '#domain/location/location.ts';
import { getPremisesName } from '#domain/location/location-name.ts';
import { locationPath } from '#domain/paths.ts';
import { PICTURE_QUALITIES } from '#domain/picture-sizes.ts';
import { buildImageUrlPattern, buildPhoto } from '#features/photo/photo.ts';
import type { Site } from '#site/site.ts';

/** A location as a map and the list below it show it. */
export interface MapLocation {
  readonly name: string;
  readonly href: string;
  readonly address: string;
  readonly mapUrl: string;
  readonly directionsUrl: string;
  /** The address of the picture on the pin's card. */
  readonly image: string | undefined;
}

/** A location with a pin. */
export interface PinnedLocation extends MapLocation {
  readonly at: [lat: number, long: number];
  /** Its number in the list below the map; empty for a single location. */
  readonly number: string;
}

/** The data that a page passes to the map's island. */
export interface MapData {
  /** Those whose coordinates are known. */
  readonly places: readonly PinnedLocation[];
  /** The provider's tiles; without them the map shows the platform's own outline of the country. */
  readonly tiles: { readonly url: string; readonly maxZoom: number } | undefined;
  /** The country of the outline; Australia by default. */
  readonly country?: CountryCode;
}

/** The width (pixels) and quality of the picture on a pin's card. */
const CARD_IMAGE = { width: 600, quality: PICTURE_QUALITIES.mapCard } as const;

/** A location as maps show it. */
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
 * The data of a map with some locations. `{key}` in the tiles' address is replaced by the locations' own key if they have
 * one (map_key), else by the site's.
 */
export function buildMapData(
  locations: readonly Location[],
  site: Pick<Site, 'country' | 'images' | 'map' | 'url'>,
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
    ...(site.country !== 'au' && { country: site.country }),
  };
}
