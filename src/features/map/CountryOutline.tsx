import { divIcon, type LatLngTuple } from 'leaflet';
import { Marker, Polygon, Polyline } from 'react-leaflet';
import drawing from './australia.json' with { type: 'json' };
import { useMapZoom } from './use-map-zoom.ts';

const LAND = drawing.land.map((ring) => [decodePoints(ring)]);
const BORDERS = drawing.borders.map(decodePoints);
const TOWNS = drawing.towns.map(({ name, rank, at: [long = 0, lat = 0] }) => ({
  name,
  rank,
  at: [lat, long] satisfies LatLngTuple,
  // Safe as HTML: the names are from our own data and contain no markup.
  icon: divIcon({ className: 'map__town', html: `<span>${name}</span>`, iconSize: [0, 0] }),
}));

/** An outline of the country: coast, state borders, and as many towns as there is room for. */
export function CountryOutline() {
  const zoom = useMapZoom();
  return (
    <>
      <Polygon positions={LAND} className="map__land" interactive={false} />
      <Polyline positions={BORDERS} className="map__border" interactive={false} />
      {TOWNS.filter(({ rank }) => rank < zoom).map(({ name, at, icon }) => (
        // Below the pins, which matter more.
        <Marker key={name} position={at} icon={icon} pane="shadowPane" interactive={false} keyboard={false} />
      ))}
    </>
  );
}

/** Decodes delta-encoded points (longitude, latitude) to Leaflet's [latitude, longitude] in degrees. */
function decodePoints(steps: readonly number[]): LatLngTuple[] {
  let [long, lat] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, index) => {
    long += steps[2 * index] ?? 0;
    lat += steps[2 * index + 1] ?? 0;
    return [lat / drawing.steps, long / drawing.steps];
  });
}
