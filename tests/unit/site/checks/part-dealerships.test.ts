import { expect, test } from 'vitest';
import { checkPartDealerships } from '#site/checks/site-problems.ts';
import { makePart } from '#tests/support/factories/make-part.ts';

const check = (parts: readonly string[], dealerships: readonly string[]) =>
  checkPartDealerships(
    'parts.json',
    parts.map((dealership_id, index) => makePart({ name: `Part ${index}`, dealership_id })),
    new Set(dealerships),
  );

test.each([
  ['no parts', [], ['1']],
  ['parts of its own', ['1'], ['1']],
  ['some of its own among those of a group', ['2', '1'], ['1']],
])('a file with %s is no mistake', (_, parts, dealerships) => expect(check(parts, dealerships)).toEqual([]));

test.each([
  ['"1", "3"', ['1', '3']],
  ['none yet', []],
])('a file with parts of others alone is: the own dealerships are %s', (own, dealerships) => {
  expect(check(['2'], dealerships)).toEqual([
    `parts.json: dealership_id: no part is of a dealership of content/locations.json. Write one of theirs: ${own}.`,
  ]);
});
