import { divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet';
import type { MapPlace } from './map-data.ts';
import { type Pixel, pinGroups } from './pin-groups.ts';
import { placePopup } from './place-popup.ts';

interface Pin {
  readonly place: MapPlace;
  /** As the list below the map counts it; empty where there is one place only. */
  readonly number: string;
  readonly at: readonly [lat: number, long: number];
  readonly pixel: Pixel;
}

/** A pin for each place; places too close together to be told apart share one until the map is nearer. */
export function addPins(map: LeafletMap, places: readonly MapPlace[]): void {
  let shown: Marker[] = [];
  const show = () => {
    for (const pin of shown) pin.remove();
    shown = pinGroups(pinsOf(places, map)).map((group) => pinFor(group).addTo(map));
    shown.forEach(answerKeys);
  };
  map.on('zoomend', show);
  show();
}

function pinsOf(places: readonly MapPlace[], map: LeafletMap): Pin[] {
  return places.flatMap((place, index) => {
    if (!place.at) return [];
    const at: [number, number] = [place.at.lat, place.at.long];
    return [{ place, number: places.length > 1 ? String(index + 1) : '', at, pixel: map.project(at) }];
  });
}

/** One pin for the places of a group; its card tells of all of them. */
function pinFor(group: readonly Pin[]): Marker {
  const [first] = group;
  if (!first) throw new Error('a pin stands for one place at least');
  const numbers = group.map(({ number }) => number).join(', ');
  const names = group.map(({ place }) => place.name).join(', ');
  const drop = document.createElement('span');
  drop.textContent = numbers;
  const icon = divIcon({
    className: group.length > 1 ? 'map__pin map__pin--several' : 'map__pin',
    html: drop,
    iconSize: [44, 44],
    iconAnchor: [22, 44],
    popupAnchor: [0, -36],
  });
  return marker([...first.at], { icon, title: names, alt: `${numbers} ${names}`.trim() }).bindPopup(
    () => placePopup(group.map(({ place }) => place)),
    { minWidth: 220, maxWidth: 260, maxHeight: 220 },
  );
}

/** By keyboard a pin is a button: its card has the focus while it is open, and gives it back. */
function answerKeys(pin: Marker): void {
  const button = pin.getElement();
  if (!button) return;
  button.setAttribute('aria-label', pin.options.alt ?? '');
  button.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    pin.openPopup();
  });
  pin.on('popupopen', ({ popup }) => {
    popup.getElement()?.querySelector('a')?.focus({ preventScroll: true });
  });
  pin.on('popupclose', ({ popup }) => {
    const focused = document.activeElement;
    // Without fading the card is gone by now, and the focus with it.
    if (focused === document.body || popup.getElement()?.contains(focused))
      button.focus({ preventScroll: true });
  });
}
