import type { Car } from '#domain/car/car.ts';
import type { SpecialHour } from '#domain/hours/hours.ts';
import type { AppointmentLocation } from '#domain/location/hours/appointments.ts';
import type { Location } from '#domain/location/location.ts';
import type { LeadsConfig } from '#leads/delivery/target-schema.ts';
import type { FormConfig } from '#leads/forms/forms.ts';

/** What leads need to know of a vehicle in stock. */
type LeadCar = Pick<Car, 'year' | 'make' | 'model' | 'car_type' | 'dealership_id' | 'location_id'> & {
  /** Whether it may be reserved or bought online, and the fee in dollars; null = it may not. */
  readonly hold: { readonly fee: number | null } | null;
};

export type LeadLocation = AppointmentLocation & Pick<Location, 'id' | 'dealership_slug'>;

/** What leads need to know of the dealer whose site they come from. */
export interface LeadSite {
  /** The dealer's slug. */
  readonly dealer: string;
  readonly forms: FormConfig;
  readonly leads: Pick<LeadsConfig, 'unverified'>;
  /** For how many milliseconds a reservation with a fee keeps a vehicle from others. */
  readonly holdMs: number;
  readonly locations: readonly LeadLocation[];
  readonly specialHours: readonly SpecialHour[];
  /** Vehicles by id. */
  readonly stock: Readonly<Record<string, LeadCar>>;
}

/** A vehicle in stock; undefined for any other id, even 'toString' or '__proto__'. */
export function findCar<Value>(
  { stock }: { readonly stock: Readonly<Record<string, Value>> },
  id: string | null,
): Value | undefined {
  return id !== null && Object.hasOwn(stock, id) ? stock[id] : undefined;
}
