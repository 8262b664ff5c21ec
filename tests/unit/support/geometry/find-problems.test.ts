import { describe, expect, test } from 'vitest';
import {
  findCrammedStart,
  findCutText,
  findLayoutProblems,
  findOverlaps,
  findSidewaysScroll,
  findSmallTargets,
  findUnevenCards,
} from '#tests/support/geometry/find-problems.ts';
import { makeBox, makeLine, makeMeasurement, makePart, makeRow, makeTarget } from './make-measurement.ts';

const line = makeBox(100, 100, 200, 20);

test('a page without content has no problems', () => {
  expect(findLayoutProblems(makeMeasurement())).toEqual([]);
});

test('the same problem counts once', () => {
  const targets = [1, 2].map((start) =>
    makeTarget(start, makeBox(0, start * 100, 20, 20), { name: 'a "x"' }),
  );
  expect(findLayoutProblems(makeMeasurement({ targets }))).toEqual([
    { rule: 'small', what: 'a "x" is 20 by 20 px' },
  ]);
});

test.each([
  [1000, 0],
  [1001, 1],
])('a page %i px wide in a window of 1000 scrolls sideways: %i', (scrollWidth, count) => {
  expect(findSidewaysScroll(makeMeasurement({ scrollWidth }))).toHaveLength(count);
});

describe('text is cut', () => {
  const findIn = (over: Parameters<typeof makeLine>[2], box = line) =>
    findCutText(makeMeasurement({ lines: [makeLine(1, box, over)] }));

  test.each([
    ['by an element that is narrower', { clip: makeBox(100, 0, 150, 500) }, 'is cut off'],
    ['by an element that is lower', { clip: makeBox(0, 0, 500, 110) }, 'is cut off'],
    ['by the box that is drawn around it', { frame: makeBox(100, 90, 150, 44) }, 'sticks out of its box'],
  ])('%s', (_, over, problem) => {
    expect(findIn(over)).toEqual([`p "text 1" ${problem}`]);
  });

  test.each([
    ['left', makeBox(-10, 0, 100, 20)],
    ['right', makeBox(950, 0, 100, 20)],
  ])('by the %s edge of the screen', (_, box) => {
    expect(findIn({}, box)).toEqual(['p "text 1" leaves the screen']);
    expect(findIn({ scrolls: true }, box)).toEqual([]);
  });

  test('but not if an edge takes the room above and below its letters alone', () => {
    expect(findIn({ clip: makeBox(0, 103, 500, 15) })).toEqual([]);
  });

  test('and not if it is scrolled out of its box', () => {
    const shown = makeBox(100, 100, 50, 20);
    expect(findIn({ scrolls: true, frame: makeBox(100, 90, 50, 44), shown })).toEqual([]);
  });
});

describe('things overlap', () => {
  const find = (over: Parameters<typeof makeMeasurement>[0]) => findOverlaps(makeMeasurement(over));

  test('two texts', () => {
    const lines = [makeLine(1, line), makeLine(2, makeBox(250, 105, 200, 20))];
    expect(find({ lines })).toEqual(['p "text 1" and p "text 2" overlap']);
  });

  test('a price and a button', () => {
    const targets = [makeTarget(5, makeBox(280, 90, 100, 48))];
    expect(find({ lines: [makeLine(1, line)], targets })).toEqual(['p "text 1" is under button 5']);
  });

  test('two buttons', () => {
    const targets = [makeTarget(1, line), makeTarget(2, makeBox(290, 100, 100, 48))];
    expect(find({ targets })).toEqual(['button 1 and button 2 overlap']);
  });

  test.each([
    ['lines of one paragraph', [makeLine(1, line), makeLine(2, makeBox(100, 110, 200, 20), { block: 1 })]],
    ['lines whose letters do not touch', [makeLine(1, line), makeLine(2, makeBox(100, 115, 200, 20))]],
    ['a bar over the page', [makeLine(1, line), makeLine(2, line, { layer: 'div.bar at 850' })]],
  ])('but not %s', (_, lines) => {
    expect(find({ lines })).toEqual([]);
  });

  test('and not a button and its own text, or a field and the button in it', () => {
    const button = makeTarget(1, makeBox(90, 90, 300, 48), { end: 3 });
    const field = makeTarget(4, makeBox(90, 190, 300, 48), { name: 'form input "search"' });
    const targets = [button, field, makeTarget(5, makeBox(340, 192, 44, 44))];
    expect(find({ lines: [makeLine(2, line)], targets })).toEqual([]);
  });
});

test.each([
  ['under the header', 50, 1],
  ['right below it', 66, 1],
  ['8 px below it', 72, 0],
])('the first words are %s', (_, top, count) => {
  const header = makeBox(0, 0, 1000, 64);
  // A fifth of a line's height is above its letters.
  const lines = [makeLine(1, makeBox(0, top - 6, 300, 30))];
  expect(findCrammedStart(makeMeasurement({ header, lines }))).toHaveLength(count);
});

describe('cards beside each other', () => {
  const makeCards = (heights: readonly number[], over: Parameters<typeof makePart>[2] = {}) =>
    heights.map((height, n) => {
      const card = makeBox(n * 300, 0, 280, height);
      return makePart(n * 10, makeBox(n * 300, 0, 280, 400), { name: 'li.card', card, ...over });
    });
  const find = (parts: Parameters<typeof makeRow>[0]) =>
    findUnevenCards(makeMeasurement({ rows: [makeRow(parts)] }));

  test('are of one height', () => {
    expect(find(makeCards([400, 400]))).toEqual([]);
    expect(find(makeCards([400, 380]))).toEqual(['cards in div.row are 380 and 400 px high']);
  });

  test('have pictures of one height', () => {
    const [first, second] = makeCards([400, 400]);
    const parts = [first, second].flatMap((card, n) =>
      card ? [{ ...card, picture: makeBox(0, 0, 280, 180 + n * 20) }] : [],
    );
    expect(find(parts)).toEqual(['pictures in div.row are 180 and 200 px high']);
  });

  test('may differ from an advertisement among them', () => {
    const [card, promo] = makeCards([400, 320]);
    expect(find([card, promo && { ...promo, name: 'li.promo' }].flatMap((part) => part ?? []))).toEqual([]);
  });
});

test.each([
  ['44 by 44 px', makeBox(0, 0, 44, 44), {}, 0],
  ['43 px high', makeBox(0, 0, 44, 43), {}, 1],
  ['43 px wide', makeBox(0, 0, 43, 44), {}, 1],
  ['20 px high among words', makeBox(0, 0, 60, 20), { inText: true }, 0],
  ['20 px high with an invisible box of 44', makeBox(0, 0, 60, 20), { width: 60, height: 44 }, 0],
])('a target %s', (_, box, over, count) => {
  expect(findSmallTargets(makeMeasurement({ targets: [makeTarget(1, box, over)] }))).toHaveLength(count);
});
