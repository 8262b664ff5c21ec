import { describe, expect, test } from 'vitest';
import { applyRefinement } from '#search/refinements/apply-refinement.ts';
import type { FacetName, RefinementList } from '#search/state/makes-and-models.ts';

interface Case {
  readonly rule: string;
  readonly before: RefinementList;
  readonly touched: readonly [FacetName, string | null];
  readonly single?: boolean;
  readonly after: RefinementList;
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
    after: {},
  },
  {
    rule: '"all" takes every value off',
    before: { fuel: ['Petrol', 'Diesel'], make: ['Toyota'] },
    touched: ['fuel', null],
    after: { make: ['Toyota'] },
  },
  {
    rule: 'models go with a make that is taken off',
    before: { make: ['Toyota', 'Mazda'], model: ['HiLux', 'CX-5'] },
    touched: ['make', 'Toyota'],
    after: { make: ['Mazda'] },
  },
  {
    rule: 'models go with a make that is replaced',
    before: { make: ['Toyota'], model: ['HiLux'] },
    touched: ['make', 'Mazda'],
    single: true,
    after: { make: ['Mazda'] },
  },
  {
    rule: 'a make that is added takes no model off',
    before: { make: ['Toyota'], model: ['HiLux'] },
    touched: ['make', 'Mazda'],
    after: { make: ['Toyota', 'Mazda'], model: ['HiLux'] },
  },
])('$rule', ({ before, touched: [facet, value], single = false, after }) => {
  const on = value !== null && !before[facet]?.includes(value);
  const change = { facet, value, on, single };
  const once = applyRefinement({ refinementList: before }, change);
  expect(once).toEqual({ refinementList: after });
  expect(applyRefinement(once, change), 'told twice').toEqual(once);
});

describe('choosing makes and models', () => {
  test.each<{
    rule: string;
    before: RefinementList;
    touched: string | null;
    on?: boolean;
    single?: boolean;
    ofModels?: boolean;
    after: RefinementList;
  }>([
    {
      rule: 'a model of the only make narrows it',
      before: { make_or_model: ['Toyota'] },
      touched: 'Toyota:HiLux',
      after: { make_or_model: ['Toyota:HiLux'] },
    },
    {
      rule: 'a model beside another make drops no car of that make',
      before: { make_or_model: ['Ford', 'Toyota'] },
      touched: 'Toyota:HiLux',
      after: { make_or_model: ['Ford', 'Toyota:HiLux'] },
    },
    {
      rule: 'a make beside a model takes no model off',
      before: { make_or_model: ['Toyota:HiLux'] },
      touched: 'Ford',
      after: { make_or_model: ['Ford', 'Toyota:HiLux'] },
    },
    {
      rule: 'the last model taken off leaves all cars of its make',
      before: { make_or_model: ['Ford', 'Toyota:HiLux'] },
      touched: 'Toyota:HiLux',
      on: false,
      after: { make_or_model: ['Ford', 'Toyota'] },
    },
    {
      rule: 'a make taken off takes its models along',
      before: { make_or_model: ['Ford', 'Toyota:HiLux', 'Toyota:86'] },
      touched: 'Toyota',
      on: false,
      after: { make_or_model: ['Ford'] },
    },
    {
      rule: 'with the last make all models go, known or not',
      before: { make_or_model: ['Toyota:HiLux', 'Toyota:Unheard'] },
      touched: 'Toyota',
      on: false,
      after: {},
    },
    {
      rule: 'a single make replaces another one with its models',
      before: { make_or_model: ['Toyota:HiLux'] },
      touched: 'Mazda',
      single: true,
      after: { make_or_model: ['Mazda'] },
    },
    {
      rule: 'a single make allows several models',
      before: { make_or_model: ['Toyota:HiLux'] },
      touched: 'Toyota:86',
      single: true,
      after: { make_or_model: ['Toyota:HiLux', 'Toyota:86'] },
    },
    {
      rule: 'all makes',
      before: { make_or_model: ['Ford', 'Toyota:HiLux'] },
      touched: null,
      after: {},
    },
    {
      rule: 'all models of the chosen makes',
      before: { make_or_model: ['Ford', 'Toyota:HiLux'] },
      touched: null,
      ofModels: true,
      after: { make_or_model: ['Ford', 'Toyota'] },
    },
    {
      rule: 'a first make takes up a model chosen without one',
      before: { model: ['HiLux'] },
      touched: 'Toyota',
      after: { make_or_model: ['Toyota:HiLux'] },
    },
  ])('$rule', ({ before, touched, on = true, single = false, ofModels = false, after }) => {
    const change = {
      facet: 'make_or_model',
      value: touched,
      on: on && touched !== null,
      single,
      ofModels,
    } as const;
    const once = applyRefinement({ refinementList: before }, change);
    expect(once).toEqual({ refinementList: after });
    expect(applyRefinement(once, change), 'reported twice').toEqual(once);
  });

  test('models of unknown makes go with the make that they were chosen with', () => {
    const state = { refinementList: { make_or_model: ['Ford', 'Kia'], model: ['Unheard'] } };
    const change = { facet: 'make_or_model', value: 'Ford', on: false } as const;
    expect(applyRefinement(state, change)).toEqual({ refinementList: { make_or_model: ['Kia'] } });
    expect(applyRefinement(state, { ...change, on: true })).toEqual({
      refinementList: { make_or_model: ['Kia', 'Ford'], model: ['Unheard'] },
    });
  });
});
