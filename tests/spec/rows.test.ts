import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getTestFolders } from '#scripts/test/environment.ts';
import { evidenceChecker } from './check-evidence.ts';
import { AREAS, type Row, readRows } from './read-rows.ts';

const { rows, problems } = readRows(readFileSync('tests/spec/rows.tsv', 'utf8'));

test('every row of the specification is there once and can be read', () => {
  expect(problems).toEqual([]);
});

const problemOf = evidenceChecker(getTestFolders().distDir);
const problemsOf = ({ id, evidence }: Row) =>
  evidence.flatMap((entry) => {
    const problem = problemOf(entry);
    return problem === undefined ? [] : [`${id}: ${problem}`];
  });
const unmet = rows.filter(({ missing }) => missing !== null);

test('what is named for a row that is met is there: its tests, and what its pages show', () => {
  expect(rows.filter((row) => !unmet.includes(row)).flatMap(problemsOf)).toEqual([]);
});

test('the code of every row is there', () => {
  expect(
    rows.filter(({ code }) => !existsSync(code)).map(({ id, code }) => `${id}: ${code} is no file.`),
  ).toEqual([]);
});

test('the page counts the met rows of each area', () => {
  const areas = Object.entries(AREAS).map(([area, count]) => {
    const open = unmet.filter(({ id }) => id.startsWith(`${area}-`)).length;
    return `${area} ${count - open}/${count}`;
  });
  const lines = unmet.map((row) => {
    const ripe = row.evidence.length > 0 && problemsOf(row).length === 0;
    return `${row.id} ${row.requirement}: ${row.missing}${ripe ? ' (what would show it is there)' : ''}`;
  });
  console.log(
    [
      `The specification: ${rows.length - unmet.length} of ${rows.length} rows are met.`,
      areas.join(', '),
      ...lines,
    ].join('\n'),
  );
  expect(rows.length).toBe(Object.values(AREAS).reduce((sum, count) => sum + count, 0));
});
