import { byDepartment } from '#domain/location/department.ts';
import { findCar, type SiteFacts } from '#server/published-site/site-facts.ts';

/**
 * Where a test drive begins (T-69): at the yard where the car stands, else at the dealership that the visitor chose, else
 * at the dealer's first place. Undefined for a dealer without any.
 */
export function findTestDriveLocation(
  site: Pick<SiteFacts, 'locations' | 'stock'>,
  about: { readonly carId: string | null; readonly dealership: string | null },
): SiteFacts['locations'][number] | undefined {
  const { locations } = site;
  const yard = findCar(site, about.carId ?? '')?.location_id;
  const chosen = locations.filter(({ dealership_slug }) => dealership_slug === about.dealership);
  return (
    locations.find(({ id }) => id === yard) ??
    (about.dealership ? chosen.toSorted(byDepartment)[0] : undefined) ??
    locations[0]
  );
}
