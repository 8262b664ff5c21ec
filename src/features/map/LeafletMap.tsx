import { Browser, type Map as LeafletMapObject } from 'leaflet';
import { type ReactNode, useRef } from 'react';
import { MapContainer, useMap, ZoomControl } from 'react-leaflet';
import { BOUNDS_OPTIONS, FitPins } from './FitPins.tsx';
import type { MapData, PinnedLocation } from './map-data.ts';
import { Pin } from './Pin.tsx';
import { groupPins } from './pin-groups.ts';
import { StreetTiles } from './StreetTiles.tsx';
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
        boundsOptions={tiles ? BOUNDS_OPTIONS.tiles : BOUNDS_OPTIONS.drawn}
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
        <FitPins places={places} options={tiles ? BOUNDS_OPTIONS.tiles : BOUNDS_OPTIONS.drawn} />
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
