import { byDepartment, hoursDepartment } from '#domain/location/department.ts';
import { findNearestOpenTimes } from '#domain/location/hours/outside-hours.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import { findOnlyLocation } from '#leads/forms/forms.ts';
import type { CleanValues } from '#leads/forms/validate-form.ts';
import type { LeadRequest } from '#leads/intake/lead-request.ts';
import type { SiteFacts } from '#server/published-site/site-facts.ts';
import { findTestDriveLocation } from './test-drive-location.ts';

type SiteLocation = SiteFacts['locations'][number];

/**
 * Values that the site adds to a form's: the location, if there is no choice; the time zone of a test drive; and, for a
 * requested day or time at which the location is closed, a mark and the nearest open times (T-69).
 */
export function getVisitDetails(
  { form, car_id }: Pick<LeadRequest, 'form' | 'car_id'>,
  filled: CleanValues,
  site: SiteFacts,
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
    ...(drivenAt && { test_drive_time_zone: timeZoneOf(drivenAt.address.state) }),
    ...describeOpenTimes(testDrive ?? serviceDay, drivenAt ?? servicedAt, site, now),
  };
}

function findServiceLocation(
  { locations }: Pick<SiteFacts, 'locations'>,
  id: string | undefined,
): SiteLocation | undefined {
  const workshops = locations.filter((location) => hoursDepartment(location) === 'service');
  return locations.find((location) => location.id === id) ?? workshops.toSorted(byDepartment)[0];
}

/** Empty if the location is open at the requested time, or its hours are unknown. */
function describeOpenTimes(
  requested: string | null,
  location: SiteLocation | undefined,
  { specialHours }: Pick<SiteFacts, 'specialHours'>,
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
