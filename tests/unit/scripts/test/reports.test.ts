import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readReport } from '#scripts/test/reports.ts';

const vitest = (...files: { status: string; tests: string[] }[]) =>
  JSON.stringify({
    testResults: files.map(({ status, tests }) => ({
      name: resolve('tests/unit/price.test.ts'),
      status,
      message: 'Cannot find module',
      assertionResults: tests.map((test) => ({
        status: test === 'retried' ? 'passed' : test,
        fullName: 'a price of 0 is none',
        failureMessages:
          test === 'failed' || test === 'retried' ? ['AssertionError: expected 1\n    at price.test.ts'] : [],
      })),
    })),
  });

const playwright = (stats: object, errors: unknown[] = [], suites: unknown[] = []) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors, suites });

test('tests are counted by outcome', () => {
  const json = vitest({ status: 'passed', tests: ['passed', 'passed', 'pending', 'todo'] });
  expect(readReport('vitest', { json, succeeded: true })).toMatchObject({ passed: 2, failed: 0, skipped: 2 });
});

test('a file with a failed test is not counted on top of that test', () => {
  const json = vitest({ status: 'failed', tests: ['passed', 'failed'] });
  expect(readReport('vitest', { json, succeeded: false })).toMatchObject({
    passed: 1,
    failed: 1,
    skipped: 0,
  });
});

test('a test file that cannot be loaded is a failure', () => {
  const json = vitest({ status: 'failed', tests: [] }, { status: 'passed', tests: ['passed'] });
  expect(readReport('vitest', { json, succeeded: false })).toMatchObject({
    passed: 1,
    failed: 1,
    skipped: 0,
  });
});

test.each([
  [playwright({ expected: 5, skipped: 1 }), true, { passed: 5, failed: 0, skipped: 1 }],
  [playwright({ expected: 5, unexpected: 2 }), false, { passed: 5, failed: 2, skipped: 0 }],
  [playwright({ expected: 5, flaky: 8 }), true, { passed: 13, failed: 0, skipped: 0 }],
  [playwright({ expected: 5, flaky: 9 }), true, { passed: 5, failed: 9, skipped: 0 }],
  [playwright({ expected: 5 }, [{ message: 'cannot load' }]), false, { passed: 5, failed: 1, skipped: 0 }],
])('browser tests %s, success %s', (json, succeeded, counts) => {
  expect(readReport('playwright', { json, succeeded })).toMatchObject(counts);
});

test.each([
  ['no report', { json: undefined, succeeded: true }, 0],
  ['no test run', { json: playwright({}), succeeded: true }, 0],
  ['a bad end though all tests passed', { json: playwright({ expected: 5 }), succeeded: false }, 5],
])('%s is a failure', (_, run, passed) => {
  expect(readReport('playwright', run)).toMatchObject({ passed, failed: 1, skipped: 0 });
});

test('a failed unit test is named with its file and the first line of its error', () => {
  const json = vitest({ status: 'failed', tests: ['passed', 'failed'] });
  expect(readReport('vitest', { json, succeeded: false }).failures).toEqual([
    'tests/unit/price.test.ts: a price of 0 is none: AssertionError: expected 1',
  ]);
});

test('a unit test that passed at its second attempt counts as passed and is named', () => {
  const json = vitest({ status: 'passed', tests: ['passed', 'retried'] });
  expect(readReport('vitest', { json, succeeded: true })).toEqual({
    passed: 2,
    failed: 0,
    skipped: 0,
    failures: [],
    flaky: ['tests/unit/price.test.ts: a price of 0 is none: AssertionError: expected 1'],
  });
});

test('a unit test file that cannot be loaded is named with its error', () => {
  const json = vitest({ status: 'failed', tests: [] });
  expect(readReport('vitest', { json, succeeded: false }).failures).toEqual([
    'tests/unit/price.test.ts: Cannot find module',
  ]);
});

test('failed browser tests, and those that passed at the second attempt, are named without the colours of their errors', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'tests/journeys/send.spec.ts',
    tests: [{ status, results: message ? [{ error: { message } }, {}] : [{}] }],
  });
  const suites = [
    { specs: [spec('opens', 'expected')], suites: [{ specs: [spec('sends', 'flaky', 'late\nstack')] }] },
    { specs: [spec('closes', 'unexpected', '\u001b[31mnot closed\u001b[39m')] },
  ];
  const json = playwright({ expected: 1, unexpected: 1, flaky: 1 }, [{ message: 'no server' }], suites);
  const { failures, flaky } = readReport('playwright', { json, succeeded: false });
  expect(failures).toEqual(['no server', 'tests/journeys/send.spec.ts: closes: not closed']);
  expect(flaky).toEqual(['tests/journeys/send.spec.ts: sends: late']);
});
