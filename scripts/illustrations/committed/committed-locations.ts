import type { VehicleDrawing } from '#scripts/illustrations/vehicle-svg.ts';

/** A location of a demonstration dealer: its building, with vehicles in front. */
export interface CommittedLocation {
  /** From the project's root. */
  readonly file: string;
  /** On the sign. */
  readonly sign: string;
  /** '#rrggbb' of the sign. */
  readonly colour: string;
  /** From left to right. */
  readonly vehicles: readonly VehicleDrawing[];
}

const side = (body: VehicleDrawing['body'], paint: string, rim: VehicleDrawing['rim']): VehicleDrawing => ({
  body,
  paint,
  rim,
});

/** The pictures of the demonstration dealers' locations. */
export const COMMITTED_LOCATIONS: readonly CommittedLocation[] = [
  {
    file: 'sites/coolabah/assets/yard-smithfield.webp',
    sign: 'Coolabah Smithfield',
    colour: '#0b49c4',
    vehicles: [
      side('ute', '#2b4a73', 'sevenSpoke'),
      side('suv', '#f1f3f4', 'tenSpoke'),
      side('hatch', '#a91622', 'fiveSpoke'),
    ],
  },
  {
    file: 'sites/coolabah/assets/yard-cairns.webp',
    sign: 'Coolabah Cairns',
    colour: '#0b49c4',
    vehicles: [
      side('suv', '#565e66', 'tenSpoke'),
      side('sedan', '#f1f3f4', 'fiveSpoke'),
      side('suv', '#24528f', 'tenSpoke'),
    ],
  },
  {
    file: 'sites/coolabah/assets/yard-mareeba.webp',
    sign: 'Coolabah Mareeba',
    colour: '#0b49c4',
    vehicles: [
      side('trayUte', '#f1f3f4', 'steel'),
      side('fourByFour', '#b9a98b', 'sevenSpoke'),
      side('ute', '#565e66', 'sevenSpoke'),
    ],
  },
  {
    file: 'sites/coolabah/assets/yard-townsville.webp',
    sign: 'Coolabah Townsville',
    colour: '#0b49c4',
    vehicles: [
      side('wagon', '#24528f', 'tenSpoke'),
      side('ute', '#a91622', 'sevenSpoke'),
      side('hatch', '#f1f3f4', 'fiveSpoke'),
    ],
  },
  {
    file: 'sites/wattlebird/assets/yard-south-road.webp',
    sign: 'Wattlebird Car Yard',
    colour: '#b8123a',
    vehicles: [
      side('fourByFour', '#b9a98b', 'sevenSpoke'),
      side('coupe', '#c9571a', 'fiveSpoke'),
      side('wagon', '#565e66', 'tenSpoke'),
    ],
  },
  {
    file: 'sites/currawong/assets/yard-midland.webp',
    sign: 'Currawong Midland',
    colour: '#22262b',
    vehicles: [
      side('ute', '#c9571a', 'sevenSpoke'),
      side('fourByFour', '#f1f3f4', 'tenSpoke'),
      side('trayUte', '#b9bfc5', 'steel'),
    ],
  },
  {
    file: 'sites/currawong/assets/yard-mandurah.webp',
    sign: 'Currawong Mandurah',
    colour: '#22262b',
    vehicles: [
      side('fourByFour', '#24528f', 'tenSpoke'),
      side('ute', '#f1f3f4', 'sevenSpoke'),
      side('ute', '#565e66', 'sevenSpoke'),
    ],
  },
];
