import { divIcon, type LatLngTuple } from 'leaflet';
import { useMemo } from 'react';
import { Marker, Polygon, Polyline } from 'react-leaflet';
import { useMapZoom } from './use-map-zoom.ts';

/** A country as our data files have it; points are in steps of a degree, each as the difference from the one before. */
export interface Drawing {
  readonly steps: number;
  readonly land: readonly (readonly number[])[];
  readonly borders: readonly (readonly number[])[];
  readonly towns: readonly { readonly name: string; readonly rank: number; readonly at: readonly number[] }[];
}

/** An outline of a country: coast, state borders, and as many towns as there is room for. */
export function CountryOutline({ drawing }: { readonly drawing: Drawing }) {
  const zoom = useMapZoom();
  const { land, borders, towns } = useMemo(() => decode(drawing), [drawing]);
  return (
    <>
      <Polygon positions={land} className="map__land" interactive={false} />
      <Polyline positions={borders} className="map__border" interactive={false} />
      {towns
        .filter(({ rank }) => rank < zoom)
        .map(({ name, at, icon }) => (
          // Below the pins, which matter more.
          <Marker
            key={name}
            position={at}
            icon={icon}
            pane="shadowPane"
            interactive={false}
            keyboard={false}
          />
        ))}
    </>
  );
}

function decode({ steps, land, borders, towns }: Drawing) {
  return {
    land: land.map((ring) => [decodePoints(ring, steps)]),
    borders: borders.map((line) => decodePoints(line, steps)),
    towns: towns.map(({ name, rank, at: [long = 0, lat = 0] }) => ({
      name,
      rank,
      at: [lat, long] satisfies LatLngTuple,
      // Safe as HTML: the names are from our own data and contain no markup.
      icon: divIcon({ className: 'map__town', html: `<span>${name}</span>`, iconSize: [0, 0] }),
    })),
  };
}

/** Decodes delta-encoded points (longitude, latitude) to Leaflet's [latitude, longitude] in degrees. */
function decodePoints(points: readonly number[], steps: number): LatLngTuple[] {
  let [long, lat] = [0, 0];
  return Array.from({ length: points.length / 2 }, (_, index) => {
    long += points[2 * index] ?? 0;
    lat += points[2 * index + 1] ?? 0;
    return [lat / steps, long / steps];
  });
}
