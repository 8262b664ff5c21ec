import type { SpecialHour } from '#domain/hours/hours.ts';
import {
  type Appointment,
  type AppointmentLocation,
  listAppointments,
} from '#domain/location/hours/appointments.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import { createGetEndpoint, type FunctionConfig, type SiteContext } from './lib/endpoint/endpoint.ts';
import { HttpError } from './lib/http/http-error.ts';
import { respondJson } from './lib/http/responses.ts';
import { findTestDriveLocation } from './lib/leads/test-drive-location.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/appointments',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Where free times come from: a dealer's booking system may take the place of its opening hours. */
type AppointmentProvider = (
  place: AppointmentLocation,
  specialHours: readonly SpecialHour[],
  now: Date,
) => Appointment[] | Promise<Appointment[]>;

const provider: AppointmentProvider = listAppointments;

/** Times for a test drive: at `?location=<id>`, else where one of `?car_id=<id>&dealership_slug=<slug>` begins. */
async function getAppointments({ url, site, now }: SiteContext): Promise<Response> {
  const asked = (name: string) => url.searchParams.get(name);
  const id = asked('location');
  const place =
    id === null
      ? findTestDriveLocation(site, { carId: asked('car_id'), dealership: asked('dealership_slug') })
      : site.locations.find((entry) => entry.id === id);
  if (!place)
    throw new HttpError(404, 'There is no such location.', { fields: { location: 'is not known' } });
  return respondJson(200, {
    location: place.id,
    time_zone: timeZoneOf(place.address.state),
    appointments: await provider(place, site.specialHours, now),
  });
}

export default createGetEndpoint(config, getAppointments);
