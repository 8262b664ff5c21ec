import { expect, test } from 'vitest';
import { retainHashedFiles } from '#scripts/build/manifest.ts';

const now = new Date('2026-11-21T00:00:00Z');
const [MINUTE, DAY, LONGER] = [60_000, 86_400_000, 86_400_001].map((ms) =>
  new Date(now.getTime() - ms).toISOString(),
) as [string, string, string];

test.each([
  ['in use now as before', { 'a.js': null }, ['a.js'], { 'a.js': null }],
  ['that is new', {}, ['a.js'], { 'a.js': null }],
  ['that has just gone out of use, however old', { 'a.js': null }, [], { 'a.js': now.toISOString() }],
  ['out of use for a minute', { 'a.js': MINUTE }, ['b.js'], { 'a.js': MINUTE, 'b.js': null }],
  ['out of use for a day', { 'a.js': DAY }, [], { 'a.js': DAY }],
  ['out of use for longer', { 'a.js': LONGER }, [], {}],
  ['in use again', { 'a.js': DAY }, ['a.js'], { 'a.js': null }],
])('a file %s', (_, before, current, after) => {
  expect(retainHashedFiles(before, current, now)).toEqual(after);
});
