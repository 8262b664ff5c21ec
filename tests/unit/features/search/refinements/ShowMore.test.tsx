import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShowMore } from '#features/search/refinements/ShowMore.tsx';

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
