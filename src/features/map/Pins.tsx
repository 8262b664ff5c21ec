import { useMap } from 'react-leaflet';
import type { PinnedLocation } from './map-data.ts';
import { Pin } from './Pin.tsx';
import { groupPins } from './pin-groups.ts';
import { useMapZoom } from './use-map-zoom.ts';

/** A pin for each location; those that would overlap at the current zoom share one. */
export function Pins({ places }: { places: readonly PinnedLocation[] }) {
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
