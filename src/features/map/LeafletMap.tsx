import { Browser, type Map as LeafletMapObject } from 'leaflet';
import { type ComponentType, useRef } from 'react';
import { MapContainer, TileLayer, ZoomControl } from 'react-leaflet';
import type { MapData } from './map-data.ts';
import { Pins } from './Pins.tsx';

interface LeafletMapProps extends MapData {
  /** What the map shows: 'Map of our locations'. */
  readonly label: string;
  /** What is drawn where there are no tiles. */
  readonly Outline: ComponentType | undefined;
}

/** How near a map comes up with one place. */
const MAX_INITIAL_ZOOM = { tiles: 15, drawn: 8 };
/** How near the drawing may be looked at: nearer, its coast is too coarse to find a place by. */
const MAX_OUTLINE_ZOOM = 10;
/** Room for a pin at the edge of the map, in pixels. */
const EDGE_PADDING_PX = 48;

/** A map with a pin for each place. One finger scrolls the page, two move the map. */
export function LeafletMap({ label, places, tiles, Outline }: LeafletMapProps) {
  const map = useRef<LeafletMapObject>(null);
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes a card wherever the focus is; each has a button for it.
    <div
      className="map__live"
      onKeyDown={({ key }) => {
        if (key === 'Escape') map.current?.closePopup();
      }}
    >
      <MapContainer
        ref={(made) => {
          map.current = made;
          labelContainer(made, label);
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
        zoomAnimation={moves}
        fadeAnimation={moves}
        markerZoomAnimation={moves}
        inertia={moves}
      >
        {tiles && <TileLayer {...tiles} />}
        {Outline && <Outline />}
        <Pins places={places} />
        {/* At the foot: the cards open upwards. */}
        <ZoomControl position="bottomright" />
      </MapContainer>
    </div>
  );
}

/** What the arrow keys move is Leaflet's own element; it takes the name of its box. */
function labelContainer(map: LeafletMapObject | null, label: string): void {
  const element = map?.getContainer();
  if (!element) return;
  element.role = 'group';
  element.ariaLabel = label;
}
