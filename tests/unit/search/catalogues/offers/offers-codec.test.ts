import { expect, test } from 'vitest';
import { OFFERS_CODEC } from '#search/catalogues/items/item-codec.ts';
import type { IndexUiState } from '#search/state/ui-state.ts';

test('offers are searched by make, model, price and text, and by nothing else', () => {
  const state: IndexUiState = {
    query: 'tray',
    page: 1,
    sortBy: '',
    refinementList: { make: ['Isuzu'], model: ['D-MAX'] },
    range: { price: ':50000' },
  };
  const url = '/special-offers/?make=Isuzu&model=D-MAX&price=:50000&query=tray';
  expect(OFFERS_CODEC.write(state)).toBe(url);
  const read = (address: string) => OFFERS_CODEC.read(new URL(address, 'https://www.example.com.au'));
  expect(read(url)).toEqual(state);
  expect(read(`${url}&body=ute&categories=Towing&km=:5`)).toEqual(state);
});
