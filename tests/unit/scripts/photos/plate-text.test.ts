import { expect, test } from 'vitest';
import { plateOf } from '#scripts/photos/plate-text.ts';

test.each([
  ['coolabah', 'COOLABAH'],
  ['example-cars', 'EXAMPLE'],
  ['wattlebird', 'WATTLEBRD'],
  ['tallowwood', 'TALLOWWOD'],
  ['rhythmrhythm', 'RHYTHMRHY'],
])('the plates of %s say %s', (slug, text) => {
  expect(plateOf(slug)).toBe(text);
});
