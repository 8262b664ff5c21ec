import { FORMAT_LOCALE } from '#domain/numbers.ts';
import type { Car } from './car.ts';

interface StatedFact {
  readonly label: string;
  /** Whether it identifies the listing rather than describes the vehicle. */
  readonly minor?: true;
  readonly getText: (car: Car) => string | null | 0;
}

/**
 * What only some feeds say of a vehicle, besides its specifications: nobody filters by it, and it is never estimated. Key
 * facts and structured data follow from this table.
 */
export const STATED_FACTS: readonly StatedFact[] = [
  { label: 'ANCAP rating', getText: ({ ancap, ancap_year: year }) => ancap && year && `Rated in ${year}` },
  { label: 'Built', getText: ({ build_date: date }) => date && formatDate(date) },
  { label: 'Complied', getText: ({ compliance_date: date }) => date && formatDate(date) },
  { label: 'Fuel consumption', getText: ({ consumption }) => consumption && `${consumption} L/100 km` },
  { label: 'CO2', getText: ({ co2 }) => co2 && `${co2} g/km` },
  { label: 'Battery', getText: ({ battery }) => battery && `${battery} kWh` },
  { label: 'Charging', getText: ({ charging }) => charging },
  { label: 'Battery health', getText: describeBatteryHealth },
  { label: 'Damage', getText: ({ damage }) => damage },
  { label: 'Registration', minor: true, getText: ({ registration }) => registration },
];

/** '94% on 3 June 2026': without the day it was measured on, a battery's health means little. */
function describeBatteryHealth({ battery_health: health, battery_health_date: day }: Car): string | null {
  if (health === null) return null;
  return day === null ? `${health}%` : `${health}% on ${formatDate(day)}`;
}

/** 'March 2019' of '2019-03', '3 June 2026' of '2026-06-03'. */
function formatDate(date: string): string {
  const day = date.length > 'YYYY-MM'.length && { day: 'numeric' as const };
  return new Intl.DateTimeFormat(FORMAT_LOCALE, {
    ...day,
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date));
}
