import { Browser, type Map as LeafletMap } from 'leaflet';
import { createRoot } from 'react-dom/client';
import { MapContainer, TileLayer, ZoomControl } from 'react-leaflet';
import { loadStyles } from '#components/load-styles.ts';
import styles from '#styles/map-live.css?url';
import type { MapData } from './map-data.ts';
import { Pins } from './Pins.tsx';

/** How near a map comes up with one place. */
const NEAR = { tiles: 15, drawn: 8 };
/** How near the drawing may be looked at: nearer, its coast is too coarse to find a place by. */
const DRAWN_ZOOM = 10;
/** Room for a pin at the edge of the map, in pixels. */
const EDGE = 48;

/** Makes the box a map, of the data beside it, with a pin for each place. One finger scrolls the page, two move the map. */
export async function mountMap(box: HTMLElement): Promise<void> {
  const data = box.parentElement?.querySelector('script[type="application/json"]')?.textContent ?? '';
  const { places, tiles } = JSON.parse(data) as MapData;
  await loadStyles(styles);
  const Australia = tiles ? undefined : (await import('./Australia.island.tsx')).Australia;
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  createRoot(box).render(
    <MapContainer
      ref={(map) => takeKeys(map, box.ariaLabel)}
      bounds={places.map(({ at }) => at)}
      boundsOptions={{ padding: [EDGE, EDGE], maxZoom: tiles ? NEAR.tiles : NEAR.drawn, animate: false }}
      minZoom={3}
      maxZoom={tiles?.maxZoom ?? DRAWN_ZOOM}
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
      {Australia && <Australia />}
      <Pins places={places} />
      {/* At the foot: the cards open upwards. */}
      <ZoomControl position="bottomright" />
    </MapContainer>,
  );
}

/** What the arrow keys move has the name of its box, and Escape closes a card wherever the focus is. */
function takeKeys(map: LeafletMap | null, name: string | null): void {
  if (!map) return;
  const element = map.getContainer();
  element.role = 'group';
  element.ariaLabel = name;
  element.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') map.closePopup();
  });
}
