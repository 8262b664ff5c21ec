import { byDepartment, hoursDepartment } from '#domain/location/department.ts';
import { findNearestOpenTimes } from '#domain/location/hours/appointments.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import { findOnlyLocation } from '#leads/forms/forms.ts';
import type { CleanValues } from '#leads/forms/validate-form.ts';
import type { LeadRequest } from '#leads/intake/lead-request.ts';
import { findCar, type LeadLocation, type LeadSite } from './lead-site.ts';

/**
 * Values that the site adds to a form's: the location, if there is no choice; the time zone of a test drive; and, for a
 * requested day or time at which the location is closed, a mark and the nearest open times (T-69).
 */
export function getVisitDetails(
  { form, car_id }: Pick<LeadRequest, 'form' | 'car_id'>,
  filled: CleanValues,
  site: LeadSite,
  now: Date,
): CleanValues {
  const text = (name: string) => (typeof filled[name] === 'string' ? filled[name] : null);
  const onlyLocation = text('location') === null ? findOnlyLocation(form, site.forms) : undefined;
  const testDrive = text('test_drive_date');
  const serviceDay = text('service_date');
  const drivenAt = testDrive
    ? findTestDriveLocation(site, { carId: car_id, dealership: text('dealership_slug') })
    : undefined;
  const servicedAt = serviceDay ? findServiceLocation(site, text('location') ?? onlyLocation) : undefined;
  return {
    ...(onlyLocation !== undefined && { location: onlyLocation }),
    ...(drivenAt && { test_drive_time_zone: timeZoneOf(drivenAt.address) }),
    ...describeOpenTimes(testDrive ?? serviceDay, drivenAt ?? servicedAt, site, now),
  };
}

/**
 * The location of a test drive (T-69): the car's, else the chosen dealership's, else the dealer's first. Undefined for a
 * dealer without locations.
 */
export function findTestDriveLocation(
  site: Pick<LeadSite, 'locations' | 'stock'>,
  about: { readonly carId: string | null; readonly dealership: string | null },
): LeadLocation | undefined {
  const { locations } = site;
  const ofCar = findCar(site, about.carId)?.location_id;
  const chosen = locations.filter(({ dealership_slug }) => dealership_slug === about.dealership);
  return (
    locations.find(({ id }) => id === ofCar) ??
    (about.dealership ? chosen.toSorted(byDepartment)[0] : undefined) ??
    locations[0]
  );
}

function findServiceLocation(
  { locations }: Pick<LeadSite, 'locations'>,
  id: string | undefined,
): LeadLocation | undefined {
  const workshops = locations.filter((location) => hoursDepartment(location) === 'service');
  return locations.find((location) => location.id === id) ?? workshops.toSorted(byDepartment)[0];
}

/** Empty if the location is open at the requested time, or its hours are unknown. */
function describeOpenTimes(
  requested: string | null,
  location: LeadLocation | undefined,
  { specialHours }: Pick<LeadSite, 'specialHours'>,
  now: Date,
): CleanValues {
  // A location without hours in its data is not known to be closed.
  if (!requested || !location || location.contact_detail.opening_hours.length === 0) return {};
  const nearest = findNearestOpenTimes(requested, location, specialHours, now);
  if (!nearest) return {};
  return {
    outside_opening_hours: true,
    ...(nearest.length > 0 && { nearest_open_times: nearest.map(({ text }) => text).join('; ') }),
  };
}
