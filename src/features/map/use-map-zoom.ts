import { useState } from 'react';
import { useMap, useMapEvent } from 'react-leaflet';

/** How near the map around is shown, as Leaflet counts it; who asks is rendered anew when that has changed. */
export function useMapZoom(): number {
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvent('zoomend', () => setZoom(map.getZoom()));
  return zoom;
}
