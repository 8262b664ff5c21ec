import { plateOf } from '#scripts/photos/plate-text.ts';
import type { Shot } from './committed-photos.ts';

/** A committed promo picture: text over a photographed vehicle, square. */
export interface CommittedPromo {
  /** From the project's root. */
  readonly file: string;
  readonly headline: readonly string[];
  readonly line: string;
  /** '#rrggbb' of the text; the background comes from content/promos.json. */
  readonly ink: string;
  readonly shot: Shot;
}

const coolabah = plateOf('coolabah');

/** The promos of the demonstration dealers. */
export const COMMITTED_PROMOS: readonly CommittedPromo[] = [
  {
    file: 'sites/coolabah/assets/promo-sell.webp',
    headline: ['We buy', 'cars'],
    line: 'An estimate online, paid the same day',
    ink: '#ffffff',
    shot: { kind: 'hatch', face: 'b', paint: 'Orange', plate: coolabah },
  },
  {
    file: 'sites/coolabah/assets/promo-service.webp',
    headline: ['Two cars in,', 'one check free'],
    line: 'Book both for the same day',
    ink: '#14181d',
    shot: { kind: 'wagon', face: 'e', paint: 'Grey', plate: coolabah },
  },
  {
    file: 'sites/coolabah/assets/promo-runout.webp',
    headline: ['2025-built,', 'still new'],
    line: 'Runout prices while stock lasts',
    ink: '#ffffff',
    shot: { kind: 'suv', face: 'a', paint: 'White', plate: coolabah },
  },
  {
    file: 'sites/boobook/assets/promo-fleet.webp',
    headline: ['Three trucks', 'or more?'],
    line: 'One fleet price, one contact',
    ink: '#ffffff',
    shot: { kind: 'trayTruck', face: 'c', paint: 'Silver', plate: plateOf('boobook') },
  },
];
