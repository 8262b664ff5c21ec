import { expect, test } from 'vitest';
import { describeStrength } from '#scripts/docs/row-strength.ts';
import { type Evidence, readEvidence } from '#tests/spec/evidence.ts';

test.each([
  ['test: tests/unit/a.test.ts > a rule', 'unit tests'],
  ['test: tests/components/a.test.tsx > a part', 'unit tests'],
  ['page: coolabah / shows "a"', 'built pages'],
  ['test: tests/pages/a.test.ts > a page', 'built pages'],
  ['test: tests/journeys/a.spec.ts > a visit', 'Chromium'],
  ['test: tests/a11y/a.spec.ts > a page', 'Chromium'],
  ['test: tests/engines/a.spec.ts > a visit', 'WebKit, Firefox'],
  ['test: tests/journeys/a-visitor-without-javascript-looks.spec.ts > a visit', 'Chromium, without scripts'],
  ['test: tests/unit/a.test.ts > a form works without scripts', 'unit tests, without scripts'],
  [
    'test: tests/engines/a.spec.ts > a visit | test: tests/journeys/b.spec.ts > b | page: coolabah / lacks "x"',
    'built pages, WebKit, Firefox, Chromium',
  ],
])('%s is looked at in: %s', (text, strength) => {
  const evidence = text.split(' | ').map((part) => readEvidence(part) as Evidence);
  expect(describeStrength({ id: 'A-1', requirement: 'A', evidence, missing: null, code: 'src/a.ts' })).toBe(
    strength,
  );
});
