import { Browser, type FitBoundsOptions, type Map as LeafletMapObject } from 'leaflet';
import { type ReactNode, useEffect, useRef } from 'react';
import { MapContainer, TileLayer, useMap, ZoomControl } from 'react-leaflet';
import type { MapData, PinnedLocation } from './map-data.ts';
import { Pin } from './Pin.tsx';
import { groupPins } from './pin-groups.ts';
import { useMapZoom } from './use-map-zoom.ts';

interface LeafletMapProps extends MapData {
  /** The map's accessible name: 'Map of our locations'. */
  readonly label: string;
  /** Drawn if there are no tiles. */
  readonly outline: ReactNode;
  /** Called if no tile can be loaded. */
  readonly onTilesFailed: () => void;
}

/** The maximum zoom of the outline: beyond it the coast is too coarse to be of use. */
const MAX_OUTLINE_ZOOM = 10;

/** A map with a pin for each location. One finger scrolls the page, two move the map. */
export function LeafletMap({ label, places, tiles, outline, onTilesFailed }: LeafletMapProps) {
  const map = useRef<LeafletMapObject>(null);
  const options = tiles ? BOUNDS_OPTIONS.tiles : BOUNDS_OPTIONS.drawn;
  const animates = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes a card wherever the focus is; each has a button for it.
    <div
      className="map__live"
      onKeyDown={({ key }) => {
        if (key === 'Escape') map.current?.closePopup();
      }}
    >
      <MapContainer
        ref={(instance) => {
          map.current = instance;
          labelContainer(instance, label);
        }}
        bounds={places.map(({ at }) => at)}
        boundsOptions={options}
        minZoom={3}
        maxZoom={tiles?.maxZoom ?? MAX_OUTLINE_ZOOM}
        attributionControl={false}
        zoomControl={false}
        scrollWheelZoom={false}
        dragging={!Browser.mobile}
        zoomAnimation={animates}
        fadeAnimation={animates}
        markerZoomAnimation={animates}
        inertia={animates}
      >
        {tiles && <StreetTiles tiles={tiles} onFailed={onTilesFailed} />}
        {outline}
        <Pins places={places} />
        <FitPins places={places} options={options} />
        {/* At the bottom, because cards open upwards. */}
        <ZoomControl position="bottomright" />
      </MapContainer>
    </div>
  );
}

/** Names Leaflet's own element, which takes the keyboard focus. */
function labelContainer(map: LeafletMapObject | null, label: string): void {
  const element = map?.getContainer();
  if (!element) return;
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', label);
}

/** A pin for each location; those that would overlap at the current zoom share one. */
function Pins({ places }: { places: readonly PinnedLocation[] }) {
  const map = useMap();
  const zoom = useMapZoom();
  const pins = places.map((location) => ({ location, pixel: map.project(location.at, zoom) }));
  return groupPins(pins).map((group) => (
    <Pin
      key={group.map(({ location }) => location.href).join()}
      at={group[0].location.at}
      places={group.map(({ location }) => location)}
    />
  ));
}

/** Space for a pin at the edge of the map. */
const EDGE_PADDING_PX = 48;

const COMMON_OPTIONS = {
  padding: [EDGE_PADDING_PX, EDGE_PADDING_PX],
  animate: false,
} satisfies FitBoundsOptions;

/** How a map shows all of its pins; the closest zoom differs, because the outline has no streets. */
const BOUNDS_OPTIONS = {
  tiles: { ...COMMON_OPTIONS, maxZoom: 15 },
  drawn: { ...COMMON_OPTIONS, maxZoom: 8 },
} as const satisfies Record<string, FitBoundsOptions>;

interface FitPinsProps {
  readonly places: readonly PinnedLocation[];
  readonly options: FitBoundsOptions;
}

/** Shows all pins again when there are others. */
function FitPins({ places, options }: FitPinsProps) {
  const map = useMap();
  const fitted = useRef(places);
  useEffect(() => {
    if (fitted.current === places || places.length === 0) return;
    fitted.current = places;
    map.fitBounds(
      places.map(({ at }) => at),
      options,
    );
  }, [map, places, options]);
  return null;
}

interface StreetTilesProps {
  readonly tiles: NonNullable<MapData['tiles']>;
  /** Called if no tile can be loaded. */
  readonly onFailed: () => void;
}

/** A provider that has sent nothing after this long counts as unreachable. */
const TILES_TIMEOUT_MS = 10_000;

/** The provider's tiles. A tile that is missing among others leaves a gap; only if there are none have they failed. */
function StreetTiles({ tiles, onFailed }: StreetTilesProps) {
  const loaded = useRef(false);
  const failIfNone = useRef(() => {});
  failIfNone.current = () => {
    if (!loaded.current) onFailed();
  };
  useEffect(() => {
    const timer = setTimeout(() => failIfNone.current(), TILES_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <TileLayer
      {...tiles}
      eventHandlers={{
        tileload: () => {
          loaded.current = true;
        },
        // All tiles in view have arrived or failed.
        load: () => failIfNone.current(),
      }}
    />
  );
}
