import { byDepartment } from '#domain/location/department.ts';
import { findCar, type SiteFacts } from '#server/published-site/site-facts.ts';

/**
 * The location of a test drive (T-69): the car's, else the chosen dealership's, else the dealer's first. Undefined for a
 * dealer without locations.
 */
export function findTestDriveLocation(
  site: Pick<SiteFacts, 'locations' | 'stock'>,
  about: { readonly carId: string | null; readonly dealership: string | null },
): SiteFacts['locations'][number] | undefined {
  const { locations } = site;
  const ofCar = findCar(site, about.carId ?? '')?.location_id;
  const chosen = locations.filter(({ dealership_slug }) => dealership_slug === about.dealership);
  return (
    locations.find(({ id }) => id === ofCar) ??
    (about.dealership ? chosen.toSorted(byDepartment)[0] : undefined) ??
    locations[0]
  );
}
