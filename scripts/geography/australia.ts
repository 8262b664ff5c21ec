import { type LongLat, simplify } from './simplify.ts';

/** Resolution of the packed lines: a step is about 250 m. */
const STEPS_PER_DEGREE = 400;
/** Tolerance for simplifying lines, in degrees. */
const TOLERANCE_DEGREES = 0.0025;
/** Smaller islands are left out; in square degrees (about 3 km across). */
const MIN_ISLAND_AREA = 0.0008;
/** Excludes remote islands, which would halve the scale of the map. */
const MAP_BOUNDS = { west: 112, south: -44, east: 154.5, north: -9 };

/** The parts of a TopoJSON file that outline a country. */
export interface Topology {
  readonly transform: { readonly scale: LongLat; readonly translate: LongLat };
  readonly arcs: readonly (readonly LongLat[])[];
  readonly objects: {
    readonly countries: {
      readonly geometries: readonly {
        readonly type: 'Polygon' | 'MultiPolygon';
        readonly arcs: readonly (readonly (number | readonly number[])[])[];
        readonly properties: { readonly name: string };
      }[];
    };
  };
}

export interface BorderLines {
  readonly features: readonly {
    readonly properties: { readonly adm0_name: string };
    readonly geometry: { readonly coordinates: readonly LongLat[] };
  }[];
}

export interface Towns {
  readonly features: readonly {
    readonly properties: { readonly adm0name: string; readonly name: string; readonly scalerank: number };
    readonly geometry: { readonly coordinates: LongLat };
  }[];
}

/**
 * The drawing behind the pins for dealers without map tiles: coast and state borders as delta-encoded lines,
 * `[long, lat, dLong, dLat, …]`, and towns by importance. Read by src/features/map/CountryOutline.tsx.
 */
export function drawAustralia(countries: Topology, borders: BorderLines, towns: Towns) {
  return {
    steps: STEPS_PER_DEGREE,
    land: decodeCoasts(countries)
      .filter((ring) => isInBounds(ring) && ringArea(ring) > MIN_ISLAND_AREA)
      .map((ring) => deltaEncode(simplify(ring, TOLERANCE_DEGREES))),
    borders: borders.features
      .filter(({ properties }) => properties.adm0_name === 'Australia')
      .map(({ geometry }) => deltaEncode(simplify(geometry.coordinates, TOLERANCE_DEGREES))),
    towns: towns.features
      .filter(({ properties }) => properties.adm0name === 'Australia')
      .toSorted((a, b) => a.properties.scalerank - b.properties.scalerank)
      .map(({ properties: { name, scalerank: rank }, geometry: { coordinates } }) => ({
        name,
        rank,
        at: coordinates.map((degrees) => Math.round(degrees * 100) / 100),
      })),
  };
}

/** The outlines of Australia, the mainland before its islands; lakes are left out. */
function decodeCoasts({ objects, arcs, transform }: Topology): LongLat[][] {
  const country = objects.countries.geometries.find(({ properties }) => properties.name === 'Australia');
  if (country?.type !== 'MultiPolygon') throw new Error('countries: no MultiPolygon for Australia');
  const { scale, translate } = transform;
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): LongLat => {
      [x, y] = [x + dx, y + dy];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  // A negative index (~n) means arc n in reverse.
  const getArcPoints = (arc: number) => (arc < 0 ? (lines[~arc] ?? []).toReversed() : (lines[arc] ?? []));
  const islands = country.arcs as readonly (readonly (readonly number[])[])[];
  return islands.map(([outline = []]) => outline.flatMap(getArcPoints));
}

function isInBounds(ring: readonly LongLat[]): boolean {
  const { west, south, east, north } = MAP_BOUNDS;
  return ring.every(([long, lat]) => long > west && long < east && lat > south && lat < north);
}

function ringArea(ring: readonly LongLat[]): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

function deltaEncode(line: readonly LongLat[]): number[] {
  let [x, y] = [0, 0];
  return line.flatMap(([long, lat], index) => {
    const [dx, dy] = [Math.round(long * STEPS_PER_DEGREE) - x, Math.round(lat * STEPS_PER_DEGREE) - y];
    [x, y] = [x + dx, y + dy];
    return index > 0 && dx === 0 && dy === 0 ? [] : [dx, dy];
  });
}
