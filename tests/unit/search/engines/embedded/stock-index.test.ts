import { expect, test } from 'vitest';
import { buildIndex, type StockRecord } from '#search/engines/embedded/build-index.ts';
import { listModels } from '#search/engines/embedded/stock-index.ts';

const modelsOf = (records: readonly StockRecord[], uniqueTextColumns: readonly string[] = []) =>
  listModels(buildIndex(records, { names: ['make', 'model'], uniqueTextColumns }));

test('each pair of make and model is listed once, in the order of the stock', () => {
  expect(
    modelsOf([
      { make: 'Toyota', model: 'HiLux' },
      { make: 'Mazda', model: '3' },
      { make: 'Toyota', model: 'HiLux' },
      { make: 'Toyota', model: '86' },
      { make: 'BMW', model: '3' },
    ]),
  ).toEqual([
    { make: 'Toyota', model: 'HiLux' },
    { make: 'Mazda', model: '3' },
    { make: 'Toyota', model: '86' },
    { make: 'BMW', model: '3' },
  ]);
});

test('makes and models are told apart by both of their codes', () => {
  const makes = Array.from({ length: 12 }, (_, n) => `make ${String(n).padStart(2, '0')}`);
  const records = makes.flatMap((make) => makes.map((model) => ({ make, model })));
  expect(modelsOf(records)).toEqual(records);
});

test('an unknown make or model is an empty text', () => {
  expect(
    modelsOf([
      { make: 'Kia', model: null },
      { make: null, model: 'Rio' },
    ]),
  ).toEqual([
    { make: 'Kia', model: '' },
    { make: '', model: 'Rio' },
  ]);
});

test('a stock without cars, or without makes and models by name, has none', () => {
  expect(modelsOf([])).toEqual([]);
  const records = [{ make: 'Kia', model: 'Rio' }];
  expect(modelsOf(records, ['make'])).toEqual([]);
  expect(modelsOf(records, ['model'])).toEqual([]);
  expect(listModels({ version: 1, count: 1, columns: {} })).toEqual([]);
  for (const name of ['make', 'model'])
    expect(listModels(buildIndex(records, { names: [name], uniqueTextColumns: [] }))).toEqual([]);
});
