import { expect, test } from 'vitest';
import { splitMakes } from '#features/makes/split-makes.ts';

const links = (count: number, current?: number) =>
  Array.from({ length: count }, (_, n) => ({
    value: `M${n + 1}`,
    label: `M${n + 1}`,
    count: 100 - n,
    href: `/search/m${n + 1}/`,
    current: n + 1 === current,
  }));
const names = (list: readonly { value: string }[]) => list.map(({ value }) => value).join(' ');

test('seven makes need no toggle', () => {
  const { shown, extra } = splitMakes(links(7));
  expect(shown).toHaveLength(7);
  expect(extra).toEqual([]);
});

test('seven of eight makes are shown', () => {
  const { shown, extra } = splitMakes(links(8));
  expect(names(shown)).toBe('M1 M2 M3 M4 M5 M6 M7');
  expect(names(extra)).toBe('M8');
});

test('the chosen make is always shown, and the make it replaces moves behind the toggle', () => {
  const { shown, extra } = splitMakes(links(9, 9));
  expect(names(shown)).toBe('M1 M2 M3 M4 M5 M6 M9');
  expect(names(extra)).toBe('M7 M8');
});

test('a chosen make among the first leaves the order as it is', () => {
  const { shown, extra } = splitMakes(links(8, 3));
  expect(names(shown)).toBe('M1 M2 M3 M4 M5 M6 M7');
  expect(names(extra)).toBe('M8');
});
