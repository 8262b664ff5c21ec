import type { SpecialHour } from '#domain/hours/hours.ts';
import {
  type Appointment,
  type AppointmentLocation,
  listAppointments,
} from '#domain/location/hours/appointments.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import { HttpError, respondJson } from '#functions/lib/http/responses.ts';
import { findTestDriveLocation } from '#leads/acceptance/visit-details.ts';
import { createGetEndpoint, type FunctionConfig, type SiteContext } from './lib/endpoint/endpoint.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/appointments',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** The source of appointments: a booking system may replace the opening hours. */
type AppointmentProvider = (
  location: AppointmentLocation,
  specialHours: readonly SpecialHour[],
  now: Date,
) => Appointment[] | Promise<Appointment[]>;

const provider: AppointmentProvider = listAppointments;

/** Appointments for a test drive at `?location=<id>`, or else at the location of `?car_id=<id>&dealership_slug=<slug>`. */
async function getAppointments({ url, site, now }: SiteContext): Promise<Response> {
  const param = (name: string) => url.searchParams.get(name);
  const id = param('location');
  const location =
    id === null
      ? findTestDriveLocation(site, { carId: param('car_id'), dealership: param('dealership_slug') })
      : site.locations.find((entry) => entry.id === id);
  if (!location)
    throw new HttpError(404, "We can't find that location.", { fields: { location: 'is not known' } });
  return respondJson(200, {
    location: location.id,
    time_zone: timeZoneOf(location.address),
    appointments: await provider(location, site.specialHours, now),
  });
}

export default createGetEndpoint(config, getAppointments);
