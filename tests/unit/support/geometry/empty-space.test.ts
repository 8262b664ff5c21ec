import { describe, expect, test } from 'vitest';
import { findEmptyColumns, findEmptySides } from '#tests/support/geometry/empty-space.ts';
import type { Part } from '#tests/support/geometry/measurement.ts';
import { makeBox, makeMeasurement, makePart, makeRow } from './make-measurement.ts';

/** Content of the part that starts at the number. */
const fill = (at: number, left: number, top: number, width: number, height: number) => ({
  at,
  box: makeBox(left, top, width, height),
});

describe('a column beside another', () => {
  const left = makePart(10, makeBox(100, 0, 350, 1000), { name: 'div.left' });
  const right = makePart(20, makeBox(500, 0, 350, 1000), { name: 'div.right' });
  const find = (parts: readonly Part[], height: number) =>
    findEmptyColumns(
      makeMeasurement({
        rows: [makeRow(parts)],
        content: [fill(11, 100, 0, 350, 1000), fill(21, 500, 0, 350, height)],
      }),
    );

  test.each([
    [700, []],
    [699, ['div.right in div.row is empty for 301 px']],
  ])('with content for %i of 1000 px', (height, found) => {
    expect(find([left, right], height)).toEqual(found);
  });

  test('may end earlier if it moves along with the window', () => {
    expect(find([left, { ...right, sticky: true }], 100)).toEqual([]);
  });

  test('is not one if it is a card in a list', () => {
    const cards = [left, right].map((part) => ({ ...part, name: 'li.card' }));
    expect(find(cards, 100)).toEqual([]);
  });
});

describe('the sides of the page', () => {
  const above = fill(1, 100, 0, 800, 50);
  const below = fill(2, 100, 1000, 800, 50);
  const find = (width: number, over: Parameters<typeof makeMeasurement>[0] = {}) =>
    findEmptySides(makeMeasurement({ content: [above, fill(3, 100, 50, width, 950), below], ...over }));

  test.each([
    [500, []],
    [480, ['320 by 950 px at 580, 50 are empty']],
  ])('beside content %i px wide', (width, found) => {
    expect(find(width)).toEqual(found);
  });

  test('the gap between two blocks may be as wide as the page if it is not as high', () => {
    const content = [above, fill(2, 100, 340, 800, 50)];
    expect(findEmptySides(makeMeasurement({ content }))).toEqual([]);
    expect(findEmptySides(makeMeasurement({ content: [above, below] }))).toHaveLength(1);
  });

  test('what the last row of a list leaves open is no gap', () => {
    const cards = [100, 400, 700].map((x, n) =>
      makePart(n * 10, makeBox(x, 50, 200, 400), { name: 'li.card' }),
    );
    const last = makePart(40, makeBox(100, 500, 200, 500), { name: 'li.card' });
    const content = [above, fill(4, 100, 50, 800, 400), fill(5, 100, 500, 200, 500), below];
    expect(findEmptySides(makeMeasurement({ content }))).toHaveLength(1);
    expect(findEmptySides(makeMeasurement({ content, rows: [makeRow([...cards, last])] }))).toEqual([]);
  });
});
