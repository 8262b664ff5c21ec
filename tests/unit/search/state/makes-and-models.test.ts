import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AddressLists,
  assignModels,
  combineMakesAndModels,
  splitMakesAndModels,
} from '#search/state/makes-and-models.ts';

describe('makes and models are one filter', () => {
  test.each<[what: string, lists: AddressLists, values: readonly string[]]>([
    ['a make is all of its cars', { make: ['Kia'] }, ['Kia']],
    ['the models of one make are its own', { make: ['Kia'], model: ['Rio', 'EV6'] }, ['Kia:Rio', 'Kia:EV6']],
    ['a Rio or any Ford', { make: ['Ford'], make_model: ['Kia:Rio'] }, ['Ford', 'Kia:Rio']],
    [
      'a make with chosen models means these',
      { make: ['Ford', 'Kia'], make_model: ['Kia:Rio'] },
      ['Ford', 'Kia:Rio'],
    ],
    ['only the first colon divides', { make_model: ['Mazda:BT:50'] }, ['Mazda:BT:50']],
  ])('%s', (_, lists, values) => {
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
  test.each<[what: string, lists: AddressLists, assigned: AddressLists]>([
    ['without a make, of all', { model: ['3'] }, { make_model: ['Toyota:3', 'Mazda:3'] }],
    ['unknown ones change nothing', { model: ['Unheard'] }, { model: ['Unheard'] }],
    ['one make needs no table', { make: ['Kia'], model: ['Rio'] }, { make: ['Kia'], model: ['Rio'] }],
    [
      'of several makes',
      { make: ['Ford', 'Toyota'], model: ['HiLux'] },
      { make: ['Ford', 'Toyota'], make_model: ['Toyota:HiLux'] },
    ],
    [
      'one that nobody knows stays',
      { model: ['Unheard', 'Ranger'] },
      { make_model: ['Ford:Ranger'], model: ['Unheard'] },
    ],
    [
      'of several makes that both have it',
      { make: ['Mazda', 'Toyota'], model: ['3'], make_model: ['Ford:Ranger'] },
      { make: ['Mazda', 'Toyota'], make_model: ['Ford:Ranger', 'Mazda:3', 'Toyota:3'] },
    ],
    [
      'without models nothing changes',
      { make: ['Ford', 'Toyota'], fuel: ['Diesel'] },
      { make: ['Ford', 'Toyota'], fuel: ['Diesel'] },
    ],
  ])('%s', (_, lists, assigned) => {
    expect(assignModels(lists, Object.keys(MODELS), modelsOf)).toStrictEqual(assigned);
  });
});
