import { Browser, control, latLngBounds, map as leaflet, tileLayer } from 'leaflet';
import styles from '#styles/map-live.css?url';
import type { MapData } from './map-data.ts';
import { addPins } from './pins.ts';

/** How near a map comes up with one place. */
const NEAR = { tiles: 15, drawn: 8 };
/** How near the drawing may be looked at: nearer, its coast is too coarse to find a place by. */
const DRAWN_ZOOM = 10;
/** Room for a pin at the edge of the map, in pixels. */
const EDGE = 48;

/**
 * Makes the box a map, of the data beside it, with a pin for each place. With Leaflet alone: React would cost twice
 * Leaflet's own bytes and add nothing to a handful of pins. One finger scrolls the page, two move the map.
 */
export async function mountMap(box: HTMLElement): Promise<void> {
  const data = box.parentElement?.querySelector('script[type="application/json"]')?.textContent ?? '';
  const { places, tiles } = JSON.parse(data) as MapData;
  await loadStyles(styles);
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = leaflet(box, {
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    dragging: !Browser.mobile,
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
    minZoom: 3,
    maxZoom: tiles?.maxZoom ?? DRAWN_ZOOM,
  });
  const points = places.flatMap(({ at }) => (at ? [[at.lat, at.long] as [number, number]] : []));
  map.fitBounds(latLngBounds(points), {
    padding: [EDGE, EDGE],
    maxZoom: tiles ? NEAR.tiles : NEAR.drawn,
    animate: false,
  });
  // At the foot: the cards open upwards.
  control.zoom({ position: 'bottomright' }).addTo(map);
  if (tiles) tileLayer(tiles.url, { maxZoom: tiles.maxZoom }).addTo(map);
  else (await import('./australia.ts')).drawAustralia(map);
  addPins(map, places);
  box.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') map.closePopup();
  });
}

/** Brings in a style sheet; settles when its rules hold. */
function loadStyles(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = href;
    sheet.onload = () => resolve();
    sheet.onerror = () => reject(new Error(`${href} did not load`));
    document.head.append(sheet);
  });
}
