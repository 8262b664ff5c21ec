import { getReservePage, type ReservePage, reserveLabel } from '#domain/car/actions/reservation.ts';
import type { FormName } from '#leads/forms/forms.ts';
import type { CardButtonName } from '#site/config/stock.ts';
import type { Site } from '#site/site.ts';

/** A button on a card of a car that can be had, as data: cards are made in the browser too. */
export interface CardButton {
  readonly text: string;
  /** A page about the car, 'car_id' in its address; null: the car's own. */
  readonly path: string | null;
  /** Whether its address says of the car what the finance page reads. */
  readonly loan?: true;
  /** The page below the car's own. */
  readonly page?: ReservePage;
  /** The form that it opens in a dialog; undefined for a plain link. */
  readonly form?: FormName | undefined;
  /** A test drive and a reservation are not offered for every car. */
  readonly only?: 'drivable' | 'reservable' | undefined;
}

const BUTTONS: Readonly<Record<CardButtonName, (site: Site) => CardButton | false>> = {
  enquire: ({ forms }) => ({ text: forms.enquireButton, path: '/contact/', form: 'enquiry' }),
  finance: ({ finance, links }) => ({ text: finance.button, path: links.finance, loan: true }),
  details: ({ stock }) => stock && { text: stock.detailsButton, path: null },
  reserve: ({ reserve }) =>
    reserve && { text: reserveLabel(reserve), path: null, page: getReservePage(reserve), only: 'reservable' },
  'test-drive': ({ links, valuation }) =>
    valuation !== false && {
      text: 'Book a Test Drive',
      path: links.testDrive,
      form: 'test-drive',
      only: 'drivable',
    },
};

/** A dealer's buttons in its order, without those that it does not offer at all. */
export function buildCardButtons(site: Site): CardButton[] {
  const names = site.stock ? site.stock.cardButtons : [];
  return names.map((name) => BUTTONS[name](site)).filter((button) => button !== false);
}
