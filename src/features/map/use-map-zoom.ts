import { useState } from 'react';
import { useMap, useMapEvent } from 'react-leaflet';

/** The current zoom of the surrounding Leaflet map; a change re-renders the caller. */
export function useMapZoom(): number {
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvent('zoomend', () => setZoom(map.getZoom()));
  return zoom;
}
