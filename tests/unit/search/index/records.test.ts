import { describe, expect, test } from 'vitest';
import { CARD_TEXT_FIELDS, type CardText } from '#search/index/card-text.ts';
import { type RecordContext, type RecordName, toRecord } from '#search/index/records.ts';
import { makeCar } from '#tests/support/factories/make-car.ts';
import { makeLocation } from '#tests/support/factories/make-location.ts';

const cardText = Object.fromEntries(CARD_TEXT_FIELDS.map((field) => [field, `text of ${field}`])) as CardText;
const yards = [
  makeLocation({ id: 'cairns', name: 'Coolabah Cairns', address: { city: 'Cairns' } }),
  makeLocation({ id: 'darwin', name: 'Coolabah Darwin', address: { city: 'Darwin', state: 'nt' } }),
];
const context: RecordContext = {
  locations: yards,
  locationLabelOf: () => 'Cairns',
  similarOf: () => '/search/ute-cars/',
  cardTextOf: () => cardText,
  savingOf: () => 619.6,
  weeklyOf: () => 229,
};

const read = (over: Parameters<typeof makeCar>[0], own: Partial<RecordContext> = {}) =>
  toRecord(makeCar(over), { ...context, ...own });

describe('the record of a car has its value for each attribute', () => {
  test.each<[Parameters<typeof makeCar>[0], Partial<Record<RecordName, unknown>>]>([
    [{ seats: 5 }, { seats: '5' }],
    [{}, { seats: null, categories: null, filtered_features: null, item_type: 'car' }],
    [
      { categories: ['Prestige'], features: ['Tow bar', 'Sunroof'] },
      { categories: ['Prestige'], filtered_features: ['Tow bar', 'Sunroof'] },
    ],
    [
      { make: 'Kia', model: 'Rio' },
      { make_model: 'Kia:Rio', make_or_model: ['Kia', 'Kia:Rio'] },
    ],
    [{ price: 31_989.6 }, { price: 31_990, price_range: '30000:40000', offer_rank: 0 }],
    [{ price: 10 }, { price: null, price_range: null, offer_rank: 1 }],
    [{ km: 45_000.4 }, { km: 45_000 }],
    [{ km: null }, { km: null }],
    [{ subscription_price: 248.5 }, { subscription_price: 249, weekly_price: 229 }],
    [{ subscription_price: null }, { subscription_price: null, weekly_price: 229 }],
    [{ subscription_price: 0 }, { weekly_price: 229 }],
    [{ subscription_price: 199.6 }, { weekly_price: 200 }],
    [{ created_at: '2026-10-01T00:00:01.900Z' }, { created_at: 1_790_812_801 }],
    [{ sold: true }, { sold_rank: 1 }],
    [{ sold: false }, { sold_rank: 0 }],
    [{ sold_date_timestamp: 1_790_812_801.5 }, { sold_date_timestamp: 1_790_812_801 }],
    [{ sold_date_timestamp: null }, { sold_date_timestamp: null }],
  ])('%j has %j', (over, expected) => expect(read(over)).toMatchObject(expected));

  test('no value of a list begins with a hyphen, which a search takes for "not"', () => {
    const features = ['- Tow bar', 'Sunroof'];
    expect(read({ badge: '-Base', colour: '-', features })).toMatchObject({
      badge: 'Base',
      colour: null,
      filtered_features: ['Tow bar', 'Sunroof'],
    });
  });

  test('where it stands is its own, or that of its location', () => {
    const darwin = { location_name: 'Coolabah Darwin', dealership_name: 'Coolabah Darwin' };
    expect(read({ location_id: 'darwin' })).toMatchObject({ state: 'nt', city: 'Darwin', ...darwin });
    const own = { state: 'qld', city: 'Mareeba' } as const;
    expect(read({ ...own, location_id: 'darwin' })).toMatchObject({
      ...own,
      location_name: 'Coolabah Darwin',
    });
    expect(read({})).toMatchObject({ state: null, city: null, location_name: null, dealership_name: null });
  });

  test.each([
    [99, ':100'],
    [229, '200:250'],
    [500, '500:'],
    [null, null],
  ])('weekly repayments of %s are in the band %s (T-96)', (weekly, band) => {
    const prices = { weekly_price_range: band, weekly_price: weekly };
    expect(read({}, { weeklyOf: () => weekly })).toMatchObject(prices);
  });

  test('what its card says comes with it', () => {
    const others = { place: 'Cairns', similar: '/search/ute-cars/', saving: 620 };
    expect(read({})).toMatchObject({ ...cardText, ...others });
    expect(read({}, { savingOf: () => null })).toMatchObject({ saving: null });
  });
});
