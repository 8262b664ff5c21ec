import { makeCar } from '#tests/support/factories/make-car.ts';
import { type ServedDealers, serveDealers } from './serve-dealers.ts';

/** `online` sells online and has its fee paid at a link; `renamed` reserves at the address of the others' sales. */
export type ReserveDealer = 'online' | 'renamed';

const RESERVABLE = { price: 24_990, payment_processors: ['card'], location_id: 'yard' };
const cars = [
  makeCar({ ...RESERVABLE, id: 'free', slug: 'free' }),
  makeCar({ ...RESERVABLE, id: 'dear', slug: 'dear', reserve_fee: 1500 }),
  makeCar({ ...RESERVABLE, id: 'taken', slug: 'taken', reserved: true }),
];

/** The payment address of the fee, without the lead's id. */
export const PAYMENT_URL = 'https://pay.example.com/';

/** Serves dealers whose reservations differ from the demonstration dealers'. */
export function startReserveSites(): Promise<ServedDealers<ReserveDealer>> {
  const payment = { kind: 'link', url: `${PAYMENT_URL}{amount}/{car_id}/{lead_id}` };
  return serveDealers('reserve', [
    { slug: 'online', cars, site: { template: 'showroom', reserve: { buyOnline: true, payment } } },
    { slug: 'renamed', cars, site: { reserve: { path: 'buy-online' } } },
  ]);
}
