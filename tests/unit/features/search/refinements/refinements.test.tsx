import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShowMore } from '#features/search/refinements/ShowMore.tsx';
import { mergeInStableOrder } from '#features/search/refinements/stable-order.ts';

const toggle = (count: number, all = false) =>
  renderToStaticMarkup(
    <ShowMore fold={{ shown: [], count, all, toggle: () => {} }} className="make" isMakes={true} />,
  );

test.each([
  { count: 7, text: '' },
  { count: 8, text: 'Show all makes' },
])('of $count makes the toggle says "$text"', ({ count, text }) => {
  expect(toggle(count).replace(/<[^>]*>/g, '')).toBe(text);
});

test('the toggle of makes that are all shown hides the extra ones', () => {
  expect(toggle(8, true)).toContain('>Hide extra makes<');
});

const rows = (text: string) =>
  text.split(' ').map((pair) => {
    const [value = '', count] = pair.split('=');
    return { value, label: value, count: Number(count) };
  });

test('rows keep their order whatever their counts', () => {
  expect(mergeInStableOrder(rows('a=3 b=2 c=1'), rows('c=9 a=2 b=1'))).toEqual(rows('a=2 b=1 c=9'));
});

test('a value without cars stays with a count of 0, and a new one is appended', () => {
  expect(mergeInStableOrder(rows('a=3 b=2'), rows('d=5 a=1'))).toEqual(rows('a=1 b=0 d=5'));
});

test('a row takes the latest label, and new rows keep their order', () => {
  const before = [{ value: 'a', label: 'old', count: 1 }];
  const now = [
    { value: 'c', label: 'c', count: 1 },
    { value: 'a', label: 'new', count: 2 },
    { value: 'b', label: 'b', count: 9 },
  ];
  expect(mergeInStableOrder(before, now)).toEqual([now[1], now[0], now[2]]);
  expect(mergeInStableOrder([], now)).toEqual(now);
});
