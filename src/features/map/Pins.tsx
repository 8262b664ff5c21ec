import { useMap } from 'react-leaflet';
import type { PinnedPlace } from './map-data.ts';
import { Pin } from './Pin.tsx';
import { pinGroups } from './pin-groups.ts';
import { useZoom } from './use-zoom.ts';

/** A pin for each place; places too close together to be told apart share one until the map is nearer. */
export function Pins({ places }: { places: readonly PinnedPlace[] }) {
  const map = useMap();
  const zoom = useZoom();
  const pins = places.map((place) => ({ place, pixel: map.project(place.at, zoom) }));
  return pinGroups(pins).map((group) => (
    <Pin
      key={group.map(({ place }) => place.href).join()}
      at={group[0].place.at}
      places={group.map(({ place }) => place)}
    />
  ));
}
