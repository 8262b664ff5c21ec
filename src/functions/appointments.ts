import type { SpecialHour } from '#domain/hours/hours.ts';
import { type Appointment, type AppointmentPlace, appointments } from '#domain/location/appointments.ts';
import { timeZoneOf } from '#domain/location/time-zone.ts';
import { answerJson } from './lib/answers.ts';
import { type Call, type FunctionConfig, getEndpoint } from './lib/endpoint.ts';
import { meetingPlace } from './lib/meeting-place.ts';
import { Refusal } from './lib/refusal.ts';

/** Netlify reads this as text: literals only. */
export const config: FunctionConfig = {
  path: '/api/appointments',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};

/** Where free times come from: a dealer's booking system may take the place of its opening hours. */
type AppointmentProvider = (
  place: AppointmentPlace,
  specialHours: readonly SpecialHour[],
  now: Date,
) => Appointment[] | Promise<Appointment[]>;

const provider: AppointmentProvider = appointments;

/** Times for a test drive: at `?location=<id>`, else where one of `?car_id=<id>&dealership_slug=<slug>` begins. */
async function freeTimes({ url, site, now }: Call): Promise<Response> {
  const asked = (name: string) => url.searchParams.get(name);
  const id = asked('location');
  const place =
    id === null
      ? meetingPlace(site, { carId: asked('car_id'), dealership: asked('dealership_slug') })
      : site.locations.find((entry) => entry.id === id);
  if (!place) throw new Refusal(404, 'There is no such location.', { fields: { location: 'is not known' } });
  return answerJson(200, {
    location: place.id,
    time_zone: timeZoneOf(place.address.state),
    appointments: await provider(place, site.specialHours, now),
  });
}

export default getEndpoint(config, freeTimes);
