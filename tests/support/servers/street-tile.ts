/** The width and height of a tile, in pixels. */
const SIZE = 256;

/** Roads of the whole map, in pixels from its corner at the tile's zoom: each width repeats at its own distance. */
const ROADS = [
  { every: 64, width: 4, colour: '#ffffff' },
  { every: 160, width: 8, colour: '#ffffff' },
  { every: 448, width: 12, colour: '#f6d77c' },
];

/**
 * A map tile as SVG: blocks, streets, main roads, a park and a creek that go on in the next tile, and the name of a street.
 * It is the same for the same place every time.
 */
export function drawStreetTile(zoom: number, column: number, row: number): string {
  const [left, top] = [column * SIZE, row * SIZE];
  const streets = ROADS.flatMap(({ every, width, colour }) =>
    [0, 1].flatMap((upright) =>
      multiplesWithin(upright ? left : top, every).map((at) => {
        const from = at - (upright ? left : top);
        const line = upright ? `M${from} -8V264` : `M-8 ${from}H264`;
        return `<path d="${line}" stroke="${colour}" stroke-width="${width}"/>`;
      }),
    ),
  );
  const park = (column * 7 + row * 13) % 5 === 0 ? '<path fill="#cfe5c3" d="M68 68h88v88H68z"/>' : '';
  const creek =
    row % 3 === 0 ? '<path d="M-8 40q66 60 128 8t144 -8" stroke="#a9d0e6" stroke-width="10"/>' : '';
  const name =
    (column + row) % 2 === 0 ? `<text x="24" y="${SIZE / 2}">Street ${zoom}/${row % 97}</text>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}" fill="none" font-family="sans-serif" font-size="11"><path fill="#ebe7df" d="M0 0h256v256H0z"/>${park}${creek}${streets.join('')}<g fill="#5d5a55">${name}</g></svg>`;
}

/** The multiples of a distance in a tile that begins at `start`, and just outside of it. */
function multiplesWithin(start: number, every: number): number[] {
  const first = Math.floor((start - 8) / every) * every;
  return Array.from(
    { length: Math.ceil((SIZE + 16) / every) + 1 },
    (_, index) => first + index * every,
  ).filter((at) => at >= start - 8 && at <= start + SIZE + 8);
}
