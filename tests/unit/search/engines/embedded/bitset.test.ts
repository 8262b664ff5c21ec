import { describe, expect, test } from 'vitest';
import {
  addCar,
  bitsetWhere,
  emptyBitset,
  fullBitset,
  hasCar,
  intersectAll,
  listCars,
  unionAll,
} from '#search/engines/embedded/bitset.ts';

/** A set of `count` cars with these in it. */
const setOf = (count: number, cars: readonly number[]) => bitsetWhere(count, (car) => cars.includes(car));
const upTo = (count: number) => Array.from({ length: count }, (_, car) => car);

describe.each([
  { count: 0, words: 0 },
  { count: 1, words: 1 },
  { count: 31, words: 1 },
  { count: 32, words: 1 },
  { count: 33, words: 2 },
  { count: 64, words: 2 },
  { count: 65, words: 3 },
])('a set for $count cars', ({ count, words }) => {
  test(`has ${words} words of 32 cars`, () => {
    expect(emptyBitset(count)).toHaveLength(words);
    expect(fullBitset(count)).toHaveLength(words);
  });

  test('is empty or full, and no car follows the last', () => {
    expect([...listCars(emptyBitset(count))]).toEqual([]);
    expect([...listCars(fullBitset(count))]).toEqual(upTo(count));
  });

  test('holds each car by itself', () => {
    for (const car of upTo(count)) {
      const bits = emptyBitset(count);
      addCar(bits, car);
      expect([...listCars(bits)]).toEqual([car]);
      expect(upTo(count).filter((other) => hasCar(bits, other))).toEqual([car]);
    }
  });

  test('is asked about each of its cars, and no other', () => {
    const asked: number[] = [];
    bitsetWhere(count, (car) => asked.push(car) > 0);
    expect(asked).toEqual(upTo(count));
  });
});

test('a car that is added again stays', () => {
  const bits = setOf(40, [5, 33]);
  addCar(bits, 5);
  expect([...listCars(bits)]).toEqual([5, 33]);
});

test('a car past the end is in no set', () => {
  expect(hasCar(fullBitset(3), 3)).toBe(false);
  expect(hasCar(fullBitset(32), 32)).toBe(false);
});

const [low, high, both] = [setOf(40, [0, 1, 31]), setOf(40, [1, 31, 32, 39]), setOf(40, [31, 39])];

test.each([
  { sets: [], cars: upTo(40) },
  { sets: [low], cars: [0, 1, 31] },
  { sets: [low, high], cars: [1, 31] },
  { sets: [low, high, both], cars: [31] },
  { sets: [low, emptyBitset(40)], cars: [] },
])('the cars that are in every one of $sets.length sets are $cars', ({ sets, cars }) => {
  expect([...listCars(intersectAll(40, sets))]).toEqual(cars);
});

test.each([
  { sets: [], cars: [] },
  { sets: [low], cars: [0, 1, 31] },
  { sets: [low, high], cars: [0, 1, 31, 32, 39] },
  { sets: [both, low], cars: [0, 1, 31, 39] },
])('the cars that are in one of $sets.length sets are $cars', ({ sets, cars }) => {
  expect([...listCars(unionAll(40, sets))]).toEqual(cars);
});

test('no set is changed by being joined with others', () => {
  intersectAll(40, [low, high]);
  unionAll(40, [low, high]);
  expect([...listCars(low)]).toEqual([0, 1, 31]);
});
