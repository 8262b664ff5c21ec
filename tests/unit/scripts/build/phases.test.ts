import { expect, test } from 'vitest';
import { startPhaseClock } from '#scripts/build/phases.ts';

test('CPU time goes to the phase that was entered last, and to the same phase again', () => {
  const phases = startPhaseClock('load');
  phases.enter('render');
  phases.enter('write');
  phases.enter('render');
  const times = phases.end();
  expect(Object.keys(times)).toEqual(['load', 'render', 'write']);
  expect(Object.values(times).every((time) => time >= 0)).toBe(true);
});
