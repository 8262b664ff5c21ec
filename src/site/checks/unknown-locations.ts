import type { Site } from '#site/site.ts';

/** One line for every location that cars name and the dealer does not have. `file` is the snapshot. */
export function findUnknownCarLocations(
  file: string,
  { cars }: Pick<Site, 'cars'>,
  known: ReadonlySet<string>,
): string[] {
  const unknown = new Set(
    cars.flatMap((car) => (car.location_id && !known.has(car.location_id) ? [car.location_id] : [])),
  );
  return [...unknown].map(
    (id) =>
      `${file}: location_id: "${id}" is not in content/locations.json. Add that location there, or correct the feed's mapping.`,
  );
}

/** One line for every location in the carousel's order that is not a visible one. `file` is site.ts. */
export function findUnknownCarouselLocations(
  file: string,
  { locationCarousel, locations }: Pick<Site, 'locationCarousel' | 'locations'>,
): string[] {
  const known = locations.map(({ id }) => id);
  const order = locationCarousel ? locationCarousel.order : [];
  return order
    .filter((id) => !known.includes(id))
    .map(
      (id) =>
        `${file}: locationCarousel.order: "${id}" is no visible location of content/locations.json. Write one of: ${known.join(', ') || 'none yet'}.`,
    );
}
