/** A point of the map at the current zoom, in pixels. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The width and height of a pin's tap target: pins closer than that would overlap. */
const PIN_SIZE_PX = 44;

/** Groups pins that would overlap; each group is placed at its first pin. */
export function groupPins<Pin extends { readonly pixel: Pixel }>(pins: readonly Pin[]): [Pin, ...Pin[]][] {
  const groups: [Pin, ...Pin[]][] = [];
  for (const pin of pins) {
    const group = groups.find(([first]) => overlaps(first.pixel, pin.pixel));
    if (group) group.push(pin);
    else groups.push([pin]);
  }
  return groups;
}

function overlaps(a: Pixel, b: Pixel): boolean {
  return Math.abs(a.x - b.x) < PIN_SIZE_PX && Math.abs(a.y - b.y) < PIN_SIZE_PX;
}
