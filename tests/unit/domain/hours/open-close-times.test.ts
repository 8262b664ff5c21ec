import { expect, test } from 'vitest';
import { getOpenCloseTimes, isOpenAt } from '#domain/hours/open-close-times.ts';

const at = (from: number, open: boolean) => ({ from, open, text: '' });
const sales = [at(0, false), at(9, true), at(17, false)];
const service = [at(0, false), at(7, true), at(16, false)];

test('premises are open while any of their departments is', () => {
  const turns = getOpenCloseTimes([sales, service]);
  expect(turns).toEqual([7, 17]);
  expect([6, 7, 16, 17].map((moment) => isOpenAt(turns, moment))).toEqual([false, true, true, false]);
});

test('premises that are open when the page is built count as opening then', () => {
  expect(getOpenCloseTimes([[at(5, true), at(17, false)]])).toEqual([5, 17]);
});

test('premises with unknown hours are never open', () => {
  expect(getOpenCloseTimes([[]])).toEqual([]);
  expect(isOpenAt([], 9)).toBe(false);
});
