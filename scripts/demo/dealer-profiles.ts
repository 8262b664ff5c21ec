import type { Car } from '#domain/car/car.ts';
import type { CarType } from '#domain/car/car-type.ts';
import type { StockConfig } from '#site/config/stock.ts';
import type { ListedModel } from '#stock/snapshot/snapshot.ts';
import type { ModelLine } from './catalogue.ts';
import { CARS, TRUCKS, UTES } from './catalogue.ts';

export type DemoKind = NonNullable<StockConfig['demo']>;

/** The stock profile of a kind of dealer. */
export interface DealerProfile {
  readonly lines: readonly ModelLine[];
  /** Number of vehicles by condition. */
  readonly counts: Readonly<Record<CarType, number>>;
  /** Age range of used vehicles, in years. */
  readonly usedAges: readonly [youngest: number, oldest: number];
  /** How many times more common a used vehicle is than the same one a year older. */
  readonly youth: number;
  /** Typical kilometres of a used vehicle per year. */
  readonly kmAYear: number;
  /** The prefix of stock numbers, and the first number. */
  readonly stocknum: { readonly prefix: string; readonly first: number };
  /** The price type of used vehicles; all others are drive away. */
  readonly usedPriceType?: string;
  /** Whether every price has finance figures. */
  readonly finance?: true;
  /** Whether vehicles are also available by subscription. */
  readonly subscription?: true;
  /** Reservation: the payment processors and the dealer's fee. */
  readonly holding: Pick<Car, 'payment_processors' | 'reserve_fee'>;
  /** Models that were for sale once and are no longer made: their search addresses are still there. */
  readonly former: readonly ListedModel[];
}

const HELD_BY_CARD = { payment_processors: ['card'], reserve_fee: null };
const NO_HOLDING = { payment_processors: [], reserve_fee: null };
const TARAGO = { make: 'Toyota', model: 'Tarago', body: 'peopleMover' };

/** The available profiles, by the value of `stock.demo` in site.ts. */
export const DEALER_PROFILES: Readonly<Record<DemoKind, DealerProfile>> = {
  group: {
    lines: CARS,
    counts: { new: 232, demo: 46, used: 328 },
    usedAges: [0, 12],
    youth: 1.14,
    kmAYear: 14_500,
    stocknum: { prefix: 'C', first: 104_010 },
    finance: true,
    holding: HELD_BY_CARD,
    former: [TARAGO, { make: 'Peugeot', model: '308', body: 'hatch' }],
  },
  'used-yard': {
    lines: CARS,
    counts: { new: 0, demo: 0, used: 252 },
    usedAges: [2, 14],
    youth: 0.97,
    kmAYear: 15_500,
    stocknum: { prefix: 'W', first: 21_300 },
    holding: NO_HOLDING,
    former: [TARAGO, { make: 'Saab', model: '9-3', body: 'convertible' }],
  },
  trucks: {
    lines: TRUCKS,
    counts: { new: 32, demo: 6, used: 54 },
    usedAges: [1, 12],
    youth: 1.06,
    kmAYear: 26_000,
    stocknum: { prefix: 'T', first: 7020 },
    usedPriceType: 'Excl. Govt. Charges',
    holding: { payment_processors: ['card'], reserve_fee: 1000 },
    former: [{ make: 'UD', model: 'Condor', body: 'lightTruck' }],
  },
  utes: {
    lines: UTES,
    counts: { new: 58, demo: 9, used: 54 },
    usedAges: [1, 9],
    youth: 1.1,
    kmAYear: 19_000,
    stocknum: { prefix: 'U', first: 3110 },
    finance: true,
    holding: HELD_BY_CARD,
    former: [{ make: 'Holden', model: 'Colorado', body: 'ute' }],
  },
  fleet: {
    lines: CARS,
    counts: { new: 0, demo: 0, used: 61 },
    usedAges: [0, 5],
    youth: 1.2,
    kmAYear: 16_000,
    stocknum: { prefix: 'P', first: 5210 },
    finance: true,
    subscription: true,
    holding: NO_HOLDING,
    former: [TARAGO],
  },
};
