import type { VehicleDrawing } from '#scripts/illustrations/vehicle-svg.ts';

/** A committed promo picture: text over a vehicle, square. */
export interface CommittedPromo {
  /** From the project's root. */
  readonly file: string;
  readonly headline: readonly string[];
  readonly line: string;
  /** '#rrggbb' of the text; the background comes from content/promos.json. */
  readonly ink: string;
  readonly vehicle: VehicleDrawing;
}

/** The promos of the demonstration dealers. */
export const COMMITTED_PROMOS: readonly CommittedPromo[] = [
  {
    file: 'sites/coolabah/assets/promo-sell.webp',
    headline: ['We buy', 'cars'],
    line: 'An estimate online, paid the same day',
    ink: '#ffffff',
    vehicle: { body: 'hatch', paint: '#c9571a', rim: 'fiveSpoke' },
  },
  {
    file: 'sites/coolabah/assets/promo-service.webp',
    headline: ['Two cars in,', 'one check free'],
    line: 'Book both for the same day',
    ink: '#14181d',
    vehicle: { body: 'wagon', paint: '#565e66', rim: 'tenSpoke' },
  },
  {
    file: 'sites/coolabah/assets/promo-runout.webp',
    headline: ['2025-built,', 'still new'],
    line: 'Runout prices while stock lasts',
    ink: '#ffffff',
    vehicle: { body: 'suv', paint: '#f1f3f4', rim: 'tenSpoke' },
  },
  {
    file: 'sites/boobook/assets/promo-fleet.webp',
    headline: ['Three trucks', 'or more?'],
    line: 'One fleet price, one contact',
    ink: '#ffffff',
    vehicle: { body: 'trayTruck', paint: '#b9bfc5', rim: 'steel' },
  },
];
