import { expect, test } from 'vitest';
import { type Result, toSingleResult } from '#scripts/test/counts.ts';
import { chooseSteps, runSteps } from '#scripts/test/run-steps.ts';
import { STEPS, type Step } from '#scripts/test/steps.ts';

const step = (name: string, run: () => Result | Promise<Result>, needs: string[] = []): Step => ({
  name,
  about: `about ${name}`,
  needs,
  run: async () => run(),
});

async function runAll(...steps: Step[]) {
  const said: string[] = [];
  const counts = await runSteps(steps, { long: false, changed: false, say: (line) => said.push(line) });
  return { counts, said: said.join('\n') };
}

test('counts of all steps are added up, and a failure does not stop the rest', async () => {
  const { counts } = await runAll(
    step('lint', () => toSingleResult(false)),
    step('unit', () => ({ passed: 40, failed: 2, skipped: 1, failures: [], flaky: [] })),
  );
  expect(counts).toMatchObject({ passed: 40, failed: 3, skipped: 1 });
});

test('failed tests and those that needed a second attempt are listed once more at the end', async () => {
  const failed = {
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ['a.test.ts: adds: expected 2'],
    flaky: ['b.spec.ts: opens: late'],
  };
  const { said } = await runAll(
    step('unit', () => failed),
    step('lint', () => toSingleResult(true)),
  );
  expect(said).toMatch(
    /lint: 1 passed[\s\S]*Failed:\n {2}a\.test\.ts: adds: expected 2\n\nPassed at the second attempt, a race to fix:\n {2}b\.spec\.ts: opens: late$/,
  );
});

test('a step that throws is one failure and says why', async () => {
  const { counts, said } = await runAll(
    step('build', () => Promise.reject(new Error('disk full'))),
    step('lint', () => toSingleResult(true)),
  );
  expect(counts).toMatchObject({ passed: 1, failed: 1, skipped: 0 });
  expect(said).toContain('disk full');
});

test('a step whose needs failed is not run and counts as skipped', async () => {
  const { counts, said } = await runAll(
    step('build', () => toSingleResult(false)),
    step('journeys', () => Promise.reject(new Error('must not run')), ['build']),
  );
  expect(counts).toMatchObject({ passed: 0, failed: 1, skipped: 1 });
  expect(said).toContain('journeys: skipped, it needs build');
});

test('a step runs when what it needs passed', async () => {
  const { counts } = await runAll(
    step('build', () => toSingleResult(true)),
    step('journeys', () => toSingleResult(true), ['build']),
  );
  expect(counts).toMatchObject({ passed: 2, failed: 0, skipped: 0 });
});

test('quick steps run beside each other, before the others, and are listed in order', async () => {
  const events: string[] = [];
  const slow = Promise.withResolvers<void>();
  const quick = (name: string, run: () => Promise<void> | void): Step => ({
    ...step(name, async () => {
      await run();
      events.push(name);
      return toSingleResult(true);
    }),
    quick: true,
  });
  const { said } = await runAll(
    // One after the other, they would wait forever.
    quick('types', () => slow.promise),
    quick('unit', () => slow.resolve()),
    step('build', () => {
      events.push('build');
      return toSingleResult(true);
    }),
  );
  expect(events.toSorted()).toEqual(['build', 'types', 'unit']);
  expect(events.at(-1)).toBe('build');
  expect(said).toMatch(/\ntypes: 1 passed.*\nunit: 1 passed.*\nbuild: 1 passed.*$/);
});

test.each([
  [[], STEPS.map(({ name }) => name)],
  [['lint'], ['lint']],
  [
    ['journeys', 'lint'],
    ['lint', 'build', 'browser', 'journeys'],
  ],
])('--only %j runs %j', (names, chosen) => {
  expect(chooseSteps(STEPS, names).map(({ name }) => name)).toEqual(chosen);
});

test('what a step needs comes before it', () => {
  const order = STEPS.map(({ name }) => name);
  for (const { name, needs = [] } of STEPS) {
    for (const need of needs) expect(order.slice(0, order.indexOf(name))).toContain(need);
  }
});
