import { plateOf } from '#scripts/photos/plate-text.ts';
import type { Shot } from './committed-photos.ts';

/** A committed picture of the promotion slider: text on the left, a photograph on the right. */
export interface CommittedSlide {
  /** From the project's root. */
  readonly file: string;
  readonly headline: readonly string[];
  readonly line: string;
  /** '#rrggbb', of the background and the text. */
  readonly ground: string;
  readonly ink: string;
  readonly shot: Shot;
}

const plate = plateOf('boobook');

/** The slides of the demonstration dealers. */
export const COMMITTED_SLIDES: readonly CommittedSlide[] = [
  {
    file: 'sites/boobook/assets/slide-fitout.webp',
    headline: ['Fitted out', 'before you start'],
    line: 'Bodies, trays and tail lifts',
    ground: '#3a241a',
    ink: '#ffffff',
    shot: { kind: 'pantech', face: 'c', paint: 'White', plate, seed: 21 },
  },
  {
    file: 'sites/boobook/assets/slide-fleet.webp',
    headline: ['Three trucks', 'or more?'],
    line: 'One fleet price, one contact',
    ground: '#e9dfd4',
    ink: '#2a1a12',
    shot: { kind: 'trayTruck', face: 'c', paint: 'Bronze', plate, seed: 8 },
  },
  {
    file: 'sites/boobook/assets/slide-service.webp',
    headline: ['Serviced', 'after hours'],
    line: 'Trucks taken in until 8pm',
    ground: '#22303a',
    ink: '#ffffff',
    shot: { kind: 'highVan', face: 'c', paint: 'Silver', plate, seed: 2 },
  },
];
