import { expect, test } from 'vitest';
import { findArea } from '#scripts/mutation/areas.ts';
import {
  countMutants,
  findFallen,
  formatScores,
  isWholeFolder,
  listSurvivors,
  type MutationReport,
  toPercent,
} from '#scripts/mutation/scores.ts';

const mutant = (status: string, line = 1) => ({
  status,
  mutatorName: 'EqualityOperator',
  replacement: 'a >=\n  b',
  location: { start: { line } },
});
const report = (files: Record<string, ReturnType<typeof mutant>[]>): MutationReport => ({
  files: Object.fromEntries(Object.entries(files).map(([path, mutants]) => [path, { mutants }])),
});

test('mutants count for the second folder under src, and those that cannot run count nowhere', () => {
  expect(
    countMutants(
      report({
        'src/domain/hours/a.ts': [mutant('Killed'), mutant('Timeout')],
        'src/domain/hours/week/b.ts': [mutant('Survived'), mutant('NoCoverage')],
        'src/domain/paths.ts': [
          mutant('Killed'),
          mutant('Ignored'),
          mutant('RuntimeError'),
          mutant('CompileError'),
        ],
      }),
    ),
  ).toEqual({
    'domain/hours': { killed: 1, timedOut: 1, survived: 2 },
    domain: { killed: 1, timedOut: 0, survived: 0 },
  });
});

test('a mutant that no test noticed is listed with its line, whether or not a test reaches it', () => {
  const { length, ...rest } = listSurvivors(
    report({ 'src/domain/a.ts': [mutant('Killed'), mutant('Survived', 7), mutant('NoCoverage', 9)] }),
  );
  expect(length).toBe(2);
  expect(Object.values(rest)).toEqual([
    'src/domain/a.ts:7: EqualityOperator: a >= b',
    'src/domain/a.ts:9: EqualityOperator: a >= b',
  ]);
});

test.each([
  [{ killed: 7, timedOut: 1, survived: 2 }, 80],
  [{ killed: 0, timedOut: 0, survived: 0 }, 100],
])('%j is a score of %i', (score, percent) => {
  expect(toPercent(score)).toBe(percent);
});

test('a folder whose score falls is named; a new one, and one that rises, are not', () => {
  const score = (killed: number) => ({ killed, timedOut: 0, survived: 10 - killed });
  expect(
    findFallen(
      { 'domain/car': score(9), 'domain/hours': score(8), search: score(5) },
      { 'domain/car': score(8), 'domain/hours': score(9), stock: score(1) },
    ),
  ).toEqual([
    'src/domain/car: 80.0 % of the mutants are noticed, 90.0 % before. Assert what the new survivors change.',
  ]);
});

test.each([
  ['domain/hours', ['src/domain'], true],
  ['domain/hours', ['src/domain/hours'], true],
  ['domain/hours', ['src/domain/hours/week'], false],
  ['domain/hours', ['src/domain/hours/long-date.ts'], false],
  ['domain', ['src/domain/hours'], false],
  ['domain/car', ['src/domain/calendar'], false],
])('of %s, %j is the whole folder: %s', (folder, paths, whole) => {
  expect(isWholeFolder(folder, paths)).toBe(whole);
});

test.each([
  ['src/domain', 'domain'],
  ['src/leads/store', 'leads'],
  ['src/domains', undefined],
  ['scripts', undefined],
])('%s belongs to the area %s', (path, area) => {
  expect(findArea(path)).toBe(area);
});

test('the table has each folder, and each area with its goal', () => {
  expect(
    formatScores({
      'domain/hours': { killed: 9, timedOut: 0, survived: 1 },
      'domain/car': { killed: 5, timedOut: 1, survived: 4 },
      search: { killed: 1, timedOut: 0, survived: 0 },
    }).split('\n'),
  ).toEqual([
    'folder        mutants  killed  timed out  survived    score  goal',
    'domain/car         10       5          1         4   60.0 %',
    'domain/hours       10       9          0         1   90.0 %',
    'domain, all        20      14          1         5   75.0 %  90 %',
    'search              1       1          0         0  100.0 %',
    'search, all         1       1          0         0  100.0 %  85 %',
  ]);
});
