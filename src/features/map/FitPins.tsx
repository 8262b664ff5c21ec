import type { FitBoundsOptions } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import type { PinnedLocation } from './map-data.ts';

/** Space for a pin at the edge of the map. */
const EDGE_PADDING_PX = 48;

const COMMON_OPTIONS = {
  padding: [EDGE_PADDING_PX, EDGE_PADDING_PX],
  animate: false,
} satisfies FitBoundsOptions;

/** How a map shows all of its pins; the closest zoom differs, because the outline has no streets. */
export const BOUNDS_OPTIONS = {
  tiles: { ...COMMON_OPTIONS, maxZoom: 15 },
  drawn: { ...COMMON_OPTIONS, maxZoom: 8 },
} as const satisfies Record<string, FitBoundsOptions>;

interface FitPinsProps {
  readonly places: readonly PinnedLocation[];
  readonly options: FitBoundsOptions;
}

/** Shows all pins again when there are others. */
export function FitPins({ places, options }: FitPinsProps) {
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
