import { Browser, type Map as LeafletMapObject } from 'leaflet';
import { type ComponentType, useRef } from 'react';
import { MapContainer, TileLayer, ZoomControl } from 'react-leaflet';
import type { MapData } from './map-data.ts';
import { Pins } from './Pins.tsx';

interface LeafletMapProps extends MapData {
  /** The map's accessible name: 'Map of our locations'. */
  readonly label: string;
  /** Drawn if there are no tiles. */
  readonly Outline: ComponentType | undefined;
}

/** The maximum zoom at which a map opens. */
const MAX_INITIAL_ZOOM = { tiles: 15, drawn: 8 };
/** The maximum zoom of the outline: beyond it the coast is too coarse to be of use. */
const MAX_OUTLINE_ZOOM = 10;
/** Space for a pin at the edge of the map. */
const EDGE_PADDING_PX = 48;

/** A map with a pin for each location. One finger scrolls the page, two move the map. */
export function LeafletMap({ label, places, tiles, Outline }: LeafletMapProps) {
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
        boundsOptions={{
          padding: [EDGE_PADDING_PX, EDGE_PADDING_PX],
          maxZoom: tiles ? MAX_INITIAL_ZOOM.tiles : MAX_INITIAL_ZOOM.drawn,
          animate: false,
        }}
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
        {tiles && <TileLayer {...tiles} />}
        {Outline && <Outline />}
        <Pins places={places} />
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
