import { EMPTY_STATE, type SearchState } from '#search/state/state.ts';

interface Query {
  readonly name: string;
  readonly state: SearchState;
}

const query = (name: string, state: Partial<SearchState> = {}): Query => ({
  name,
  state: { ...EMPTY_STATE, ...state },
});

/** Typical queries of a stock search, from no refinement to all at once. */
export const QUERIES: readonly Query[] = [
  query('no filter'),
  query('make', { lists: { make: ['Toyota'] } }),
  query('make and model', { lists: { make: ['Toyota'], model: ['HiLux'] } }),
  query('3 lists', {
    lists: { make: ['Toyota', 'Mazda'], car_type: ['used'], transmission: ['Automatic'] },
  }),
  query('2 ranges', { ranges: { price: { min: 20_000, max: 45_000 }, km: { max: 90_000 } } }),
  query('4 ranges and 5 lists', {
    lists: {
      make: ['Toyota', 'Mazda', 'Ford', 'Hyundai'],
      car_type: ['used', 'demo'],
      body: ['suv', 'ute', 'hatch'],
      transmission: ['Automatic'],
      fuel: ['Petrol', 'Diesel'],
    },
    ranges: {
      price: { min: 10_000, max: 90_000 },
      subscription_price: { min: 20, max: 600 },
      km: { min: 100, max: 160_000 },
      year: { min: 2012 },
    },
  }),
  query('page 21', { page: 21 }),
  query('sort by lowest price', { sortBy: 'price:asc' }),
  query('sort by latest, make', { sortBy: 'created_at:desc', lists: { make: ['Toyota'] } }),
  query('text "toyota hil"', { query: 'toyota hil' }),
  query('text "hilx"', { query: 'hilx' }),
  query('text "corolla hybrid"', { query: 'corolla hybrid' }),
  query('text "t", 2 lists', { query: 't', lists: { car_type: ['used'], fuel: ['Diesel'] } }),
  query('text "zzzzqq"', { query: 'zzzzqq' }),
];
