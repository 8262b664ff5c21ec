import { expect, test } from 'vitest';
import { applyRefinement, type ListRefinements } from '#search/refinements/apply-refinement.ts';
import type { ListAttribute } from '#search/state/attributes.ts';

interface Case {
  readonly rule: string;
  readonly before: ListRefinements;
  readonly touched: readonly [ListAttribute, string | null];
  readonly single?: boolean;
  readonly after: ListRefinements;
}

test.each<Case>([
  { rule: 'a value is added', before: {}, touched: ['fuel', 'Petrol'], after: { fuel: ['Petrol'] } },
  {
    rule: 'a second value stands beside the first',
    before: { fuel: ['Petrol'] },
    touched: ['fuel', 'Diesel'],
    after: { fuel: ['Petrol', 'Diesel'] },
  },
  {
    rule: 'a chosen value is taken off',
    before: { fuel: ['Petrol', 'Diesel'] },
    touched: ['fuel', 'Petrol'],
    after: { fuel: ['Diesel'] },
  },
  {
    rule: 'a single value replaces the other one',
    before: { fuel: ['Petrol'] },
    touched: ['fuel', 'Diesel'],
    single: true,
    after: { fuel: ['Diesel'] },
  },
  {
    rule: 'a single value replaces all that an address chose',
    before: { fuel: ['Petrol', 'Electric'] },
    touched: ['fuel', 'Diesel'],
    single: true,
    after: { fuel: ['Diesel'] },
  },
  {
    rule: 'a single value chosen again is off',
    before: { fuel: ['Diesel'] },
    touched: ['fuel', 'Diesel'],
    single: true,
    after: { fuel: [] },
  },
  {
    rule: '"all" takes every value off',
    before: { fuel: ['Petrol', 'Diesel'], make: ['Toyota'] },
    touched: ['fuel', null],
    after: { fuel: [], make: ['Toyota'] },
  },
  {
    rule: 'models go with a make that is taken off',
    before: { make: ['Toyota', 'Mazda'], model: ['HiLux', 'CX-5'] },
    touched: ['make', 'Toyota'],
    after: { make: ['Mazda'], model: [] },
  },
  {
    rule: 'models go with a make that is replaced',
    before: { make: ['Toyota'], model: ['HiLux'] },
    touched: ['make', 'Mazda'],
    single: true,
    after: { make: ['Mazda'], model: [] },
  },
  {
    rule: 'a make that is added takes no model off',
    before: { make: ['Toyota'], model: ['HiLux'] },
    touched: ['make', 'Mazda'],
    after: { make: ['Toyota', 'Mazda'], model: ['HiLux'] },
  },
])('$rule', ({ before, touched: [attribute, value], single = false, after }) => {
  const on = value !== null && !before[attribute]?.includes(value);
  const choice = { attribute, value, on, single };
  const once = applyRefinement(before, choice);
  expect(once).toEqual(after);
  expect(applyRefinement(once, choice), 'told twice').toEqual(after);
});
