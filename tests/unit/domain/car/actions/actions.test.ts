import { expect, test } from 'vitest';
import { ACTION_KINDS, DEFAULT_ACTIONS } from '#domain/car/actions/action-kinds.ts';
import {
  getReservePage,
  isReservable,
  isReservationOffered,
  parseHoldPeriod,
  type ReservationSettings,
  reserveButtonText,
} from '#domain/car/actions/reservation.ts';
import { isTradeInAndTestDriveOffered } from '#domain/car/actions/trade-in.ts';
import { reservePath } from '#domain/paths.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';

test('these are the actions of the car page', () => {
  expect(ACTION_KINDS).toEqual([
    'enquire',
    'test-drive',
    'reserve',
    'call',
    'photos',
    'finance',
    'trade-in',
    'form',
    'chat',
    'assistant',
    'history',
    'brochure',
    'location',
  ]);
});

test('a dealer offers all actions by default, but for a form in the page and chats, which need a provider', () => {
  expect(ACTION_KINDS.filter((kind) => !DEFAULT_ACTIONS.includes(kind))).toEqual([
    'form',
    'chat',
    'assistant',
  ]);
  expect(DEFAULT_ACTIONS).toHaveLength(ACTION_KINDS.length - 3);
});

const HOUR = 3_600_000;

test.each([
  ['48 hours', 48],
  ['1 day', 24],
  ['5 days', 5 * 24],
  ['1 week', 7 * 24],
  ['2 weeks', 14 * 24],
  ['1 business day', 3 * 24],
  ['2 business days', 4 * 24],
  ['5 business days', 7 * 24],
  ['6 business days', 10 * 24],
])('%s may take %i hours, weekends included', (text, hours) => {
  expect(parseHoldPeriod(text)).toBe(hours * HOUR);
});

test.each(['', 'a week', '0 days', '1000 days', '2', '2 months', '2 business day extra', ' 2 days'])(
  '"%s" says no time',
  (text) => expect(parseHoldPeriod(text)).toBeUndefined(),
);

const car = { status: 'in_stock', price: 20_000 };

test.each([
  { what: 'in stock', over: {}, offered: true },
  { what: 'coming soon', over: { status: 'coming_soon' }, offered: false },
  { what: 'sold by its status', over: { status: 'sold' }, offered: false },
  { what: 'sold by its flag', over: { sold: true }, offered: false },
  { what: 'reserved', over: { reserved: true }, offered: false },
  { what: '$200', over: { price: 200 }, offered: false },
  { what: '$201', over: { price: 201 }, offered: true },
])('a test drive of a car that is $what is offered: $offered (T-40)', ({ over, offered }) => {
  expect(isTradeInAndTestDriveOffered(makeCar({ ...car, ...over }), true)).toBe(offered);
});

test('without the valuation provider no test drive is offered (T-40)', () => {
  expect(isTradeInAndTestDriveOffered(makeCar(car), false)).toBe(false);
});

type Over = Parameters<typeof makeCar>[0];

test.each([
  { what: 'in stock', over: {}, reservable: true },
  { what: 'coming soon', over: { status: 'coming_soon' }, reservable: true },
  { what: 'sold by its status', over: { status: 'sold' }, reservable: false },
  { what: 'sold by its flag', over: { sold: true }, reservable: false },
  { what: 'reserved', over: { reserved: true }, reservable: false },
  { what: '$10', over: { price: 10 }, reservable: false },
  { what: '$11', over: { price: 11 }, reservable: true },
])('whether a car that is $what can be reserved: $reservable (T-41)', ({ over, reservable }) => {
  expect(isReservable(makeCar({ ...car, ...over }))).toBe(reservable);
});

const plain: ReservationSettings = { fee: 200, withoutFee: 'default', buyOnline: false, path: 'checkout' };

test.each([
  { over: {}, reserve: {}, text: 'Reserve Now · $200 fee' },
  { over: { reserve_fee: 500 }, reserve: {}, text: 'Reserve Now · $500 fee' },
  { over: { reserve_fee: 1 }, reserve: {}, text: 'Reserve Now · $1 fee' },
  { over: { reserve_fee: 0 }, reserve: {}, text: 'Reserve Now' },
  { over: {}, reserve: { fee: 0 }, text: 'Reserve Now' },
  { over: { payment_processors: [] }, reserve: {}, text: 'Reserve Now' },
  { over: {}, reserve: { label: 'Buy Online' }, text: 'Buy Online · $200 fee' },
  { over: {}, reserve: { buyOnline: true }, text: 'Buy Online · $200 fee' },
  { over: {}, reserve: { buyOnline: true, label: 'Reserve Now' }, text: 'Reserve Now · $200 fee' },
  { over: {}, reserve: { label: 'Reserve this Car', fee: 1500 }, text: 'Reserve this Car · $1,500 fee' },
  { over: {}, reserve: { label: 'Reserve this truck' }, text: 'Reserve this truck · $200 fee' },
  { over: { reserve_fee: 500 }, reserve: { withoutFee: 'hide' }, text: 'Reserve Now · $500 fee' },
  { over: { reserve_fee: 0 }, reserve: { withoutFee: 'hide' }, text: null },
  { over: {}, reserve: { withoutFee: 'hide' }, text: null },
  { over: { reserved: true }, reserve: {}, text: null },
  { over: { sold: true, reserve_fee: 500 }, reserve: {}, text: null },
] as const)(
  '$over with the settings $reserve: the button says $text (T-41, T-42)',
  ({ over, reserve, text }) => {
    const held = makeCar({ ...car, payment_processors: ['card'], ...over } as Over);
    expect(reserveButtonText(held, { ...plain, ...reserve })).toBe(text);
  },
);

test('a fee that cannot be paid online does not prevent a reservation (T-42)', () => {
  const held = makeCar({ ...car, reserve_fee: 500, payment_processors: [] });
  expect(isReservationOffered(held, { ...plain, withoutFee: 'hide' })).toBe(true);
});

test.each([
  { reserve: {}, path: '/cars/a-car/checkout/' },
  { reserve: { buyOnline: true }, path: '/cars/a-car/buy-online/' },
  { reserve: { path: 'buy-online' }, path: '/cars/a-car/buy-online/' },
  { reserve: { buyOnline: true, path: 'checkout' }, path: '/cars/a-car/buy-online/' },
] as const)('with the settings $reserve a car is reserved at $path (T-43)', ({ reserve, path }) => {
  expect(reservePath({ slug: 'a-car' }, getReservePage({ ...plain, ...reserve }))).toBe(path);
});
