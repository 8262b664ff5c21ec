import { expect, test } from 'vitest';
import { countLine, countReport } from '#scripts/test/counts.ts';

const vitest = (...files: { status: string; tests: string[] }[]) =>
  JSON.stringify({
    testResults: files.map(({ status, tests }) => ({
      status,
      assertionResults: tests.map((test) => ({ status: test })),
    })),
  });

const playwright = (stats: object, errors: unknown[] = []) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

test.each([
  [{ passed: 3, failed: 0, skipped: 0 }, '3 passed, 0 failed'],
  [{ passed: 0, failed: 2, skipped: 0 }, '0 passed, 2 failed'],
  [{ passed: 3, failed: 0, skipped: 1 }, '3 passed, 0 failed, 1 skipped'],
])('%j reads %j', (counts, line) => {
  expect(countLine(counts)).toBe(line);
});

test('tests are counted by outcome', () => {
  const json = vitest({ status: 'passed', tests: ['passed', 'passed', 'pending', 'todo'] });
  expect(countReport('vitest', { json, succeeded: true })).toEqual({ passed: 2, failed: 0, skipped: 2 });
});

test('a file with a failed test is not counted on top of that test', () => {
  const json = vitest({ status: 'failed', tests: ['passed', 'failed'] });
  expect(countReport('vitest', { json, succeeded: false })).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test('a test file that cannot be loaded is a failure', () => {
  const json = vitest({ status: 'failed', tests: [] }, { status: 'passed', tests: ['passed'] });
  expect(countReport('vitest', { json, succeeded: false })).toEqual({ passed: 1, failed: 1, skipped: 0 });
});

test.each([
  [playwright({ expected: 5, skipped: 1 }), true, { passed: 5, failed: 0, skipped: 1 }],
  [playwright({ expected: 5, unexpected: 2 }), false, { passed: 5, failed: 2, skipped: 0 }],
  [playwright({ expected: 5, flaky: 1 }), true, { passed: 5, failed: 1, skipped: 0 }],
  [playwright({ expected: 5 }, [{ message: 'cannot load' }]), false, { passed: 5, failed: 1, skipped: 0 }],
])('browser tests %s, success %s', (json, succeeded, counts) => {
  expect(countReport('playwright', { json, succeeded })).toEqual(counts);
});

test.each([
  ['no report', { json: undefined, succeeded: true }, 0],
  ['no test run', { json: playwright({}), succeeded: true }, 0],
  ['a bad end though all tests passed', { json: playwright({ expected: 5 }), succeeded: false }, 5],
])('%s is a failure', (_, run, passed) => {
  expect(countReport('playwright', run)).toEqual({ passed, failed: 1, skipped: 0 });
});
