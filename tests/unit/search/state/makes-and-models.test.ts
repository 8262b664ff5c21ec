import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListAttribute } from '#search/state/attributes.ts';
import {
  applyMakeOrModel,
  assignModels,
  combineMakesAndModels,
  listMakeOrModelValues,
  removeMakeOrModel,
  splitMakesAndModels,
} from '#search/state/makes-and-models.ts';
import type { SearchState } from '#search/state/state.ts';

type Lists = SearchState['lists'];

describe('makes and models are one filter', () => {
  test.each<{ what: string; lists: Lists; values: readonly string[] }>([
    { what: 'a make is all of its cars', lists: { make: ['Toyota'] }, values: ['Toyota'] },
    {
      what: 'the models of one make are its own',
      lists: { make: ['Toyota'], model: ['HiLux', '86'] },
      values: ['Toyota:HiLux', 'Toyota:86'],
    },
    {
      what: 'a HiLux or any Ford',
      lists: { make: ['Ford'], make_model: ['Toyota:HiLux'] },
      values: ['Ford', 'Toyota:HiLux'],
    },
    {
      what: 'a make with chosen models means these',
      lists: { make: ['Ford', 'Toyota'], make_model: ['Toyota:HiLux'] },
      values: ['Ford', 'Toyota:HiLux'],
    },
    {
      what: 'only the first colon divides',
      lists: { make_model: ['Mazda:BT:50'] },
      values: ['Mazda:BT:50'],
    },
  ])('$what', ({ lists, values }) => {
    expect(combineMakesAndModels(lists)).toEqual({ make_or_model: values });
  });

  test('a model of no known make stays a filter of its own', () => {
    expect(combineMakesAndModels({ model: ['HiLux'], fuel: ['Diesel'] })).toEqual({
      model: ['HiLux'],
      fuel: ['Diesel'],
    });
    expect(combineMakesAndModels({ make: ['Ford', 'Toyota'], model: ['HiLux'] })).toEqual({
      make_or_model: ['Ford', 'Toyota'],
      model: ['HiLux'],
    });
  });

  test('what addresses have is read back, in one form', () => {
    const name = fc.constantFrom('Toyota', 'Ford', 'Land Rover', '-x', '日産');
    const model = fc.constantFrom('HiLux', '86', 'C:3', '-Base');
    const value = fc.oneof(
      name,
      fc.tuple(name, model).map(([a, b]) => `${a}:${b}`),
    );
    fc.assert(
      fc.property(fc.uniqueArray(value, { maxLength: 6 }), (values) => {
        const meant = combineMakesAndModels(splitMakesAndModels({ make_or_model: values }));
        const again = combineMakesAndModels(splitMakesAndModels(meant));
        expect(new Set(again.make_or_model)).toEqual(new Set(meant.make_or_model));
      }),
    );
  });
});

describe('a model belongs to the chosen makes that have it', () => {
  const MODELS: Record<string, readonly string[]> = {
    Toyota: ['HiLux', '3'],
    Mazda: ['3'],
    Ford: ['Ranger'],
  };
  const modelsOf = (make: string) => new Set(MODELS[make]);
  test.each<{ what: string; lists: Lists; assigned: Lists }>([
    {
      what: 'of several makes',
      lists: { make: ['Ford', 'Toyota'], model: ['HiLux'] },
      assigned: { make: ['Ford', 'Toyota'], make_model: ['Toyota:HiLux'] },
    },
    {
      what: 'without a make, of all',
      lists: { model: ['3'] },
      assigned: { make_model: ['Toyota:3', 'Mazda:3'] },
    },
    {
      what: 'one that nobody knows stays',
      lists: { model: ['Unheard', 'Ranger'] },
      assigned: { make_model: ['Ford:Ranger'], model: ['Unheard'] },
    },
    {
      what: 'of several makes that both have it',
      lists: { make: ['Mazda', 'Toyota'], model: ['3'], make_model: ['Ford:Ranger'] },
      assigned: { make: ['Mazda', 'Toyota'], make_model: ['Ford:Ranger', 'Mazda:3', 'Toyota:3'] },
    },
    { what: 'unknown ones change nothing', lists: { model: ['Unheard'] }, assigned: { model: ['Unheard'] } },
    {
      what: 'without models nothing changes',
      lists: { make: ['Ford', 'Toyota'], fuel: ['Diesel'] },
      assigned: { make: ['Ford', 'Toyota'], fuel: ['Diesel'] },
    },
    {
      what: 'one make needs no table',
      lists: { make: ['Kia'], model: ['Rio'] },
      assigned: { make: ['Kia'], model: ['Rio'] },
    },
  ])('$what', ({ lists, assigned }) => {
    expect(assignModels(lists, Object.keys(MODELS), modelsOf)).toStrictEqual(assigned);
  });
});

describe('choosing makes and models', () => {
  test.each<{
    rule: string;
    before: Lists;
    touched: string | null;
    on?: boolean;
    single?: boolean;
    attribute?: 'make' | 'model';
    after: Lists;
  }>([
    {
      rule: 'a model of the only make narrows it',
      before: { make: ['Toyota'] },
      touched: 'Toyota:HiLux',
      after: { make: ['Toyota'], model: ['HiLux'] },
    },
    {
      rule: 'a model beside another make drops no car of that make',
      before: { make: ['Ford', 'Toyota'] },
      touched: 'Toyota:HiLux',
      after: { make: ['Ford'], make_model: ['Toyota:HiLux'] },
    },
    {
      rule: 'a make beside a model takes no model off',
      before: { make: ['Toyota'], model: ['HiLux'] },
      touched: 'Ford',
      after: { make: ['Ford'], make_model: ['Toyota:HiLux'] },
    },
    {
      rule: 'the last model taken off leaves all cars of its make',
      before: { make: ['Ford'], make_model: ['Toyota:HiLux'] },
      touched: 'Toyota:HiLux',
      on: false,
      after: { make: ['Ford', 'Toyota'] },
    },
    {
      rule: 'a make taken off takes its models along',
      before: { make: ['Ford'], make_model: ['Toyota:HiLux', 'Toyota:86'] },
      touched: 'Toyota',
      on: false,
      after: { make: ['Ford'] },
    },
    {
      rule: 'with the last make all models go, known or not',
      before: { make: ['Toyota'], model: ['HiLux', 'Unheard'] },
      touched: 'Toyota',
      on: false,
      after: {},
    },
    {
      rule: 'a single make replaces another one with its models',
      before: { make: ['Toyota'], model: ['HiLux'] },
      touched: 'Mazda',
      single: true,
      after: { make: ['Mazda'] },
    },
    {
      rule: 'a single make allows several models',
      before: { make: ['Toyota'], model: ['HiLux'] },
      touched: 'Toyota:86',
      single: true,
      after: { make: ['Toyota'], model: ['HiLux', '86'] },
    },
    {
      rule: 'all makes',
      before: { make: ['Ford'], make_model: ['Toyota:HiLux'] },
      touched: null,
      after: {},
    },
    {
      rule: 'all models of the chosen makes',
      before: { make: ['Ford'], make_model: ['Toyota:HiLux'] },
      touched: null,
      attribute: 'model',
      after: { make: ['Ford', 'Toyota'] },
    },
    {
      rule: 'a first make takes up a model chosen without one',
      before: { model: ['HiLux'] },
      touched: 'Toyota',
      after: { make: ['Toyota'], model: ['HiLux'] },
    },
  ])('$rule', ({ before, touched, on = true, single = false, attribute = 'make', after }) => {
    const change = { attribute, value: touched, on: on && touched !== null, single };
    const once = applyMakeOrModel(before, change);
    expect(once).toEqual(after);
    expect(applyMakeOrModel(once, change), 'reported twice').toEqual(after);
  });
});

test('a car has two values of the filter: its make, and its make with its model', () => {
  expect(listMakeOrModelValues('Toyota', 'HiLux')).toEqual(['Toyota', 'Toyota:HiLux']);
});

describe('the chip of a make or model takes it off', () => {
  test.each<{ what: string; lists: Lists; attribute: ListAttribute; value: string; left: Lists }>([
    {
      what: 'a make goes with its models',
      lists: { make: ['Toyota'], model: ['HiLux', '86'], fuel: ['Diesel'] },
      attribute: 'make',
      value: 'Toyota',
      left: { fuel: ['Diesel'] },
    },
    {
      what: 'of two models of one make, the other stays',
      lists: { make: ['Toyota'], model: ['HiLux', '86'] },
      attribute: 'model',
      value: 'HiLux',
      left: { make: ['Toyota'], model: ['86'] },
    },
    {
      what: 'the last model of the only make leaves the make',
      lists: { make: ['Toyota'], model: ['HiLux'] },
      attribute: 'model',
      value: 'HiLux',
      left: { make: ['Toyota'] },
    },
    {
      what: 'a model beside another make goes alone',
      lists: { make: ['Ford'], make_model: ['Toyota:HiLux', 'Mazda:3'], fuel: ['Diesel'] },
      attribute: 'make_model',
      value: 'Toyota:HiLux',
      left: { make: ['Ford'], make_model: ['Mazda:3'], fuel: ['Diesel'] },
    },
    {
      what: 'a model of no known make goes alone',
      lists: { model: ['HiLux', '86'], fuel: ['Diesel'] },
      attribute: 'model',
      value: 'HiLux',
      left: { model: ['86'], fuel: ['Diesel'] },
    },
    {
      what: 'and so does one beside several makes',
      lists: { make: ['Ford', 'Mazda'], model: ['HiLux', '86'] },
      attribute: 'model',
      value: '86',
      left: { make: ['Ford', 'Mazda'], model: ['HiLux'] },
    },
  ])('$what', ({ lists, attribute, value, left }) => {
    expect(removeMakeOrModel(lists, attribute, value)).toStrictEqual(left);
  });

  test('models of unknown makes go with the make that they were chosen with', () => {
    const change = { attribute: 'make', value: 'Ford', on: false, single: false } as const;
    expect(applyMakeOrModel({ make: ['Ford', 'Kia'], model: ['Unheard'] }, change)).toEqual({
      make: ['Kia'],
    });
    expect(applyMakeOrModel({ make: ['Ford', 'Kia'], model: ['Unheard'] }, { ...change, on: true })).toEqual({
      make: ['Kia', 'Ford'],
      model: ['Unheard'],
    });
  });
});
