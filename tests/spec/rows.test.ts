import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testFolders } from '#scripts/test/places.ts';
import { evidenceChecker } from './check-evidence.ts';
import { AREAS, readRows } from './read-rows.ts';

const { rows, problems } = readRows(readFileSync('tests/spec/rows.tsv', 'utf8'));

test('every row of the specification is there once and can be read', () => {
  expect(problems).toEqual([]);
});

test('what is named for a row is there: its tests, and what its pages show', () => {
  const problemOf = evidenceChecker(testFolders().distDir);
  const wrong = rows.flatMap(({ id, evidence }) =>
    evidence.flatMap((entry) => {
      const problem = problemOf(entry);
      return problem === undefined ? [] : [`${id}: ${problem}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('how many rows of each area are met is told', () => {
  const unmet = rows.filter(({ missing }) => missing !== null);
  const areas = Object.entries(AREAS).map(([area, count]) => {
    const open = unmet.filter(({ id }) => id.startsWith(`${area}-`)).length;
    return `${area} ${count - open}/${count}`;
  });
  console.log(
    [
      `The specification: ${rows.length - unmet.length} of ${rows.length} rows are met.`,
      areas.join(', '),
      ...unmet.map(({ id, requirement, missing }) => `${id} ${requirement}: ${missing}`),
    ].join('\n'),
  );
  expect(rows.length).toBe(Object.values(AREAS).reduce((sum, count) => sum + count, 0));
});
