import { useMap } from 'react-leaflet';
import type { PinnedLocation } from './map-data.ts';
import { Pin } from './Pin.tsx';
import { groupPins } from './pin-groups.ts';
import { useMapZoom } from './use-map-zoom.ts';

/** A pin for each place; places too close together to be told apart share one until the map is nearer. */
export function Pins({ places }: { places: readonly PinnedLocation[] }) {
  const map = useMap();
  const zoom = useMapZoom();
  const pins = places.map((place) => ({ place, pixel: map.project(place.at, zoom) }));
  return groupPins(pins).map((group) => (
    <Pin
      key={group.map(({ place }) => place.href).join()}
      at={group[0].place.at}
      places={group.map(({ place }) => place)}
    />
  ));
}
