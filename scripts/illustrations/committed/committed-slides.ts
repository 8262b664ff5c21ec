import type { VehicleDrawing } from '#scripts/illustrations/vehicle-svg.ts';

/** A committed picture of the promotion slider: text on the left, a vehicle on the right. */
export interface CommittedSlide {
  /** From the project's root. */
  readonly file: string;
  readonly headline: readonly string[];
  readonly line: string;
  /** '#rrggbb', of the background and the text. */
  readonly ground: string;
  readonly ink: string;
  readonly vehicle: VehicleDrawing;
}

/** The slides of the demonstration dealers. */
export const COMMITTED_SLIDES: readonly CommittedSlide[] = [
  {
    file: 'sites/boobook/assets/slide-fitout.webp',
    headline: ['Fitted out', 'before you start'],
    line: 'Bodies, trays and tail lifts',
    ground: '#3a241a',
    ink: '#ffffff',
    vehicle: { body: 'pantech', paint: '#f1f3f4', rim: 'steel' },
  },
  {
    file: 'sites/boobook/assets/slide-fleet.webp',
    headline: ['Three trucks', 'or more?'],
    line: 'One fleet price, one contact',
    ground: '#e9dfd4',
    ink: '#2a1a12',
    vehicle: { body: 'trayTruck', paint: '#9b4a22', rim: 'steel' },
  },
  {
    file: 'sites/boobook/assets/slide-service.webp',
    headline: ['Serviced', 'after hours'],
    line: 'Trucks taken in until 8pm',
    ground: '#22303a',
    ink: '#ffffff',
    vehicle: { body: 'highVan', paint: '#b9bfc5', rim: 'steel' },
  },
];
