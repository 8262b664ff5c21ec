import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AddressLists,
  assignModels,
  combineMakesAndModels,
  splitMakesAndModels,
} from '#search/state/makes-and-models.ts';

describe('makes and models are one filter', () => {
  test.each<{ what: string; lists: AddressLists; values: readonly string[] }>([
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
  test.each<{ what: string; lists: AddressLists; assigned: AddressLists }>([
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
