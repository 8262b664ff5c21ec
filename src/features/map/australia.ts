import { divIcon, type Map as LeafletMap, layerGroup, marker, polygon, polyline } from 'leaflet';
import drawing from './australia.json' with { type: 'json' };

/** Draws the country on the map: coast, state borders and towns, as many as there is room for. */
export function drawAustralia(map: LeafletMap): void {
  for (const ring of drawing.land)
    polygon(points(ring), { className: 'map__land', interactive: false }).addTo(map);
  for (const line of drawing.borders)
    polyline(points(line), { className: 'map__border', interactive: false }).addTo(map);

  const towns = layerGroup().addTo(map);
  const showTowns = () => {
    towns.clearLayers();
    for (const { name, rank, at } of drawing.towns) {
      if (rank >= map.getZoom()) continue;
      const [long = 0, lat = 0] = at;
      const icon = divIcon({ className: 'map__town', html: textNode(name), iconSize: [0, 0] });
      // Below the pins, which stand for more.
      marker([lat, long], { icon, interactive: false, keyboard: false, pane: 'shadowPane' }).addTo(towns);
    }
  };
  map.on('zoomend', showTowns);
  map.whenReady(showTowns);
}

/** Steps from point to point as Leaflet's latitudes and longitudes. */
function points(steps: readonly number[]): [number, number][] {
  let [long, lat] = [0, 0];
  return Array.from({ length: steps.length / 2 }, (_, index) => {
    long += steps[2 * index] ?? 0;
    lat += steps[2 * index + 1] ?? 0;
    return [lat / drawing.steps, long / drawing.steps];
  });
}

function textNode(name: string): HTMLElement {
  const text = document.createElement('span');
  text.textContent = name;
  return text;
}
