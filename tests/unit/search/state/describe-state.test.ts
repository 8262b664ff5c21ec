import { expect, test } from 'vitest';
import {
  describePage,
  describeRange,
  describeRefinement,
  describeState,
} from '#search/state/describe-state.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';

const makes = (...make_or_model: string[]) => ({ make_or_model });

test.each<[IndexUiState, string]>([
  [{}, ''],
  [{ page: 2, sortBy: 'price:asc' }, ''],
  [{ refinementList: { fuel: ['Diesel'] }, range: { price: ':40000' } }, 'Diesel, under $40,000'],
  [{ refinementList: { make_or_model: ['Toyota:HiLux'] } }, 'Toyota HiLux'],
  [{ refinementList: { make_or_model: ['Toyota:HiLux', 'Toyota:RAV4'] } }, 'Toyota HiLux or RAV4'],
  [{ refinementList: { make_or_model: ['Mazda', 'Ford'], car_type: ['used'] } }, 'Mazda or Ford, used'],
  [{ refinementList: { body: ['peopleMover', 'suv'], seats: ['7'] } }, 'People mover or SUV, 7 seats'],
  [{ refinementList: { fuel: ['Plug-in Hybrid'], colour: ['White'] } }, 'Plug-in hybrid, white'],
  [{ refinementList: { colour: ['White'], city: ['Cairns'] }, query: 'sr5' }, 'White, Cairns, “sr5”'],
  [{ range: { year: '2018:', km: ':50000' } }, 'Up to 50,000 km, 2018 or newer'],
  [{ refinementList: { state: ['qld'], price_range: ['20000:30000'] } }, 'QLD, $20,000 to $29,999'],
])('a search is described in the words of its filters: %j -> %s', (state, words) => {
  expect(describeState({ ...state })).toBe(words);
});

test.each<[string, IndexUiState, string, string[]]>([
  ['Cars for sale', {}, '', []],
  ['Toyota HiLux for sale', { refinementList: makes('Toyota:HiLux') }, 'Toyota HiLux', ['make', 'model']],
  ['Ute cars for sale, page 2', { refinementList: { body: ['ute'] }, page: 2 }, 'Ute', ['body']],
  [
    'New and demo cars for sale, SUV',
    { refinementList: { car_type: ['new', 'demo'], body: ['suv'] } },
    'new and demo',
    ['car_type'],
  ],
  [
    'Ford or Toyota HiLux for sale, white, under $40,000',
    { refinementList: { ...makes('Ford', 'Toyota:HiLux'), colour: ['White'] }, range: { price: ':40000' } },
    '',
    [],
  ],
  ['Toyota 86 or HiLux for sale', { refinementList: makes('Toyota:86', 'Toyota:HiLux') }, 'Toyota', ['make']],
])('the title of the tab says what is shown: %s', (title, state, subject, inPath) => {
  expect(describePage({ ...state }, subject, inPath, 'cars', 'for sale')).toBe(title);
});

test.each([
  ['price', { max: 40_000 }, 'under $40,000'],
  ['price', { min: 20_000 }, 'from $20,000'],
  ['price', { min: 20_000, max: 40_000 }, '$20,000 to $40,000'],
  ['km', { max: 50_000 }, 'up to 50,000 km'],
  ['km', { min: 1000, max: 5000 }, '1,000 km to 5,000 km'],
  ['year', { min: 2018 }, '2018 or newer'],
  ['year', { max: 2018 }, '2018 or older'],
  ['year', { min: 2018, max: 2021 }, '2018 to 2021'],
  ['year', { min: 2020, max: 2020 }, '2020'],
  ['weekly_price', { max: 300 }, 'under $300 per week'],
  ['subscription_price', { max: 300 }, 'under $300 per week'],
  ['subscription_price', { min: 200, max: 300 }, '$200 to $300 per week'],
  ['subscription_price', {}, ''],
  ['price', {}, ''],
] as const)('the range %s %j is read as "%s"', (attribute, range, words) => {
  expect(describeRange(attribute, range)).toBe(words);
});

test.each([
  ['seats', '7', '7 seats'],
  ['seats', '1', '1 seat'],
  ['state', 'nsw', 'NSW'],
  ['body', 'cabChassis', 'Cab chassis'],
  ['car_type', 'demo', 'Demo'],
  ['price_range', ':10000', 'Under $10,000'],
  ['price_range', 'cheap', 'cheap'],
  ['tag', 'Runout sale', 'Runout sale'],
] as const)('the value %s %s is read as "%s"', (attribute, value, words) => {
  expect(describeRefinement(attribute, value)).toBe(words);
});
