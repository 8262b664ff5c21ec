/** A point of the map as it is shown, in pixels. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** As wide and high as a pin can be hit, in pixels: closer ones would cover each other. */
const PIN_SIZE_PX = 44;

/** Puts things together that would cover each other; each group stands where its first one is. */
export function groupPins<Thing extends { readonly pixel: Pixel }>(
  things: readonly Thing[],
): [Thing, ...Thing[]][] {
  const groups: [Thing, ...Thing[]][] = [];
  for (const thing of things) {
    const group = groups.find(([first]) => overlaps(first.pixel, thing.pixel));
    if (group) group.push(thing);
    else groups.push([thing]);
  }
  return groups;
}

function overlaps(a: Pixel, b: Pixel): boolean {
  return Math.abs(a.x - b.x) < PIN_SIZE_PX && Math.abs(a.y - b.y) < PIN_SIZE_PX;
}
