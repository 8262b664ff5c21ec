import { getReservePage, type ReservePage, reserveLabel } from '#domain/car/actions/reservation.ts';
import type { VehicleKind } from '#domain/car/body.ts';
import { rulesOf } from '#domain/vehicle-kind.ts';
import { toTitleCase } from '#domain/vehicle-noun.ts';
import type { FormName } from '#leads/forms/forms.ts';
import type { CardButtonName } from '#site/config/stock.ts';
import type { Site } from '#site/site.ts';

/** A button on the card of a car for sale, as data, because cards are also built in the browser. */
export interface CardButton {
  readonly text: string;
  /** The page it links to, with the car's id in 'car_id'; null: the car's own page. */
  readonly path: string | null;
  /** Whether its URL carries the car's details for the finance page. */
  readonly loan?: true;
  /** The reserve page of the car, below the car's own page. */
  readonly page?: ReservePage;
  /** The form that it opens in a dialog; undefined for a plain link. */
  readonly form?: FormName | undefined;
  /** Limits the button to cars that can be test driven or reserved. */
  readonly only?: 'drivable' | 'reservable' | undefined;
  /** Limits the button to these kinds of vehicles, at a dealer that sells others as well. */
  readonly kinds?: readonly VehicleKind[] | undefined;
}

const BUTTONS: Readonly<Record<CardButtonName, (site: Site) => CardButton | readonly CardButton[] | false>> =
  {
    enquire: ({ forms }) => ({ text: forms.enquireButton, path: '/contact/', form: 'enquiry' }),
    finance: ({ finance, links }) => ({ text: finance.button, path: links.finance, loan: true }),
    details: ({ stock }) => stock && { text: stock.detailsButton, path: null },
    reserve: ({ reserve }) =>
      reserve && {
        text: reserveLabel(reserve),
        path: null,
        page: getReservePage(reserve),
        only: 'reservable',
      },
    'test-drive': ({ links, valuation, kinds }) =>
      valuation !== false &&
      [...Map.groupBy(kinds, (kind) => rulesOf(kind).testDrive)].flatMap(([words, theirs]) =>
        words === null
          ? []
          : {
              text: `Book a ${toTitleCase(words)}`,
              path: links.testDrive,
              form: 'test-drive',
              only: 'drivable',
              ...(theirs.length < kinds.size && { kinds: theirs }),
            },
      ),
  };

/** The dealer's buttons in its order, without those that it never offers. */
export function buildCardButtons(site: Site): CardButton[] {
  const names = site.stock ? site.stock.cardButtons : [];
  return names.flatMap((name) => BUTTONS[name](site)).filter((button) => button !== false);
}
