import { describe, expect, test } from 'vitest';
import { applyRefinement } from '#search/refinements/apply-refinement.ts';
import type { FacetName, RefinementList } from '#search/state/makes-and-models.ts';

const HILUX = { make: ['Toyota'], model: ['HiLux'] };
type Touched = readonly [facet: FacetName, value: string | null, how?: 'single'];

test.each<[rule: string, before: RefinementList, touched: Touched, after: RefinementList]>([
  ['a value is added', {}, ['fuel', 'Petrol'], { fuel: ['Petrol'] }],
  ['a second value stands beside the first', { fuel: ['A'] }, ['fuel', 'B'], { fuel: ['A', 'B'] }],
  ['a chosen value is taken off', { fuel: ['A', 'B'] }, ['fuel', 'A'], { fuel: ['B'] }],
  ['a single value replaces the other one', { fuel: ['A'] }, ['fuel', 'B', 'single'], { fuel: ['B'] }],
  ['a single value replaces all others', { fuel: ['A', 'C'] }, ['fuel', 'B', 'single'], { fuel: ['B'] }],
  ['a single value chosen again is off', { fuel: ['B'] }, ['fuel', 'B', 'single'], {}],
  ['"all" takes every value off', { fuel: ['A', 'B'], make: ['Kia'] }, ['fuel', null], { make: ['Kia'] }],
  [
    'models go with a make that is taken off',
    { make: ['Toyota', 'Mazda'], model: ['HiLux', 'CX-5'] },
    ['make', 'Toyota'],
    { make: ['Mazda'] },
  ],
  ['models go with a make that is replaced', HILUX, ['make', 'Mazda', 'single'], { make: ['Mazda'] }],
  ['an added make takes no model off', HILUX, ['make', 'Mazda'], { ...HILUX, make: ['Toyota', 'Mazda'] }],
])('%s', (_, before, [facet, value, how], after) => {
  const on = value !== null && !before[facet]?.includes(value);
  const change = { facet, value, on, single: how === 'single' };
  const once = applyRefinement({ refinementList: before }, change);
  expect(once).toEqual({ refinementList: after });
  expect(applyRefinement(once, change), 'told twice').toEqual(once);
});

describe('choosing makes and models', () => {
  const OFF = { on: false };
  const SINGLE = { single: true };

  test.each<[rule: string, before: string[], value: string | null, how: object, after: string[]]>([
    ['a model of the only make narrows it', ['Toyota'], 'Toyota:HiLux', {}, ['Toyota:HiLux']],
    ['a model drops no car of another make', ['Ford', 'Toyota'], 'Toyota:86', {}, ['Ford', 'Toyota:86']],
    ['a make beside a model takes no model off', ['Toyota:86'], 'Ford', {}, ['Ford', 'Toyota:86']],
    ['the last model taken off leaves its make', ['Ford', 'Toyota:86'], 'Toyota:86', OFF, ['Ford', 'Toyota']],
    ['a make takes its models along', ['Ford', 'Toyota:HiLux', 'Toyota:86'], 'Toyota', OFF, ['Ford']],
    ['with the last make all models go, known or not', ['Toyota:86', 'Toyota:Unheard'], 'Toyota', OFF, []],
    ['a single make replaces another with its models', ['Toyota:86'], 'Mazda', SINGLE, ['Mazda']],
    ['a single make allows several models', ['Kia:Rio'], 'Kia:EV6', SINGLE, ['Kia:Rio', 'Kia:EV6']],
    ['all makes', ['Ford', 'Toyota:HiLux'], null, OFF, []],
    ['all models of the makes', ['Ford', 'Toyota:86'], null, { ...OFF, ofModels: true }, ['Ford', 'Toyota']],
  ])('%s', (_, before, value, how, after) => {
    const change = { facet: 'make_or_model', value, on: true, ...how } as const;
    const once = applyRefinement({ refinementList: { make_or_model: before } }, change);
    expect(once).toEqual({ refinementList: after.length > 0 ? { make_or_model: after } : {} });
    expect(applyRefinement(once, change), 'reported twice').toEqual(once);
  });

  test('a first make takes up a model chosen without one', () => {
    const change = { facet: 'make_or_model', value: 'Toyota', on: true } as const;
    const after = { refinementList: { make_or_model: ['Toyota:HiLux'] } };
    expect(applyRefinement({ refinementList: { model: ['HiLux'] } }, change)).toEqual(after);
    expect(applyRefinement(after, change)).toEqual(after);
  });

  test('models of unknown makes go with the make that they were chosen with', () => {
    const state = { refinementList: { make_or_model: ['Ford', 'Kia'], model: ['Unheard'] } };
    const change = { facet: 'make_or_model', value: 'Ford', on: false } as const;
    expect(applyRefinement(state, change)).toEqual({ refinementList: { make_or_model: ['Kia'] } });
    const added = { make_or_model: ['Kia', 'Ford'], model: ['Unheard'] };
    expect(applyRefinement(state, { ...change, on: true })).toEqual({ refinementList: added });
  });
});
