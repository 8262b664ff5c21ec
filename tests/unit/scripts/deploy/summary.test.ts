import { expect, test } from 'vitest';
import { describeResult, formatDeploySummary } from '#scripts/deploy/summary.ts';

const OUTCOME = {
  slug: 'example',
  target: 'folder /srv/example',
  result: { release: 'r1', sent: 427, sentBytes: 8_420_000, unchanged: 3, deleted: 1 },
  seconds: 2.71,
  errors: [],
  notes: [],
};

test.each([
  [
    false,
    'example: 427 files sent to folder /srv/example, 3 unchanged, 1 deleted',
    ['dealer', 'target', 'files sent', 'MB sent', 'unchanged', 'deleted', 'release', 'seconds'],
  ],
  [
    true,
    'example: would send 427 files to folder /srv/example, 3 unchanged, and delete 1',
    ['dealer', 'target', 'files to send', 'MB to send', 'unchanged', 'to delete', 'release', 'seconds'],
  ],
])('a deployment (dry run: %s) says what became of its files', (dryRun, line, titles) => {
  expect(describeResult(OUTCOME, dryRun)).toBe(line);
  const [headings = '', row = ''] = formatDeploySummary([OUTCOME], dryRun).split('\n');
  expect(headings.trim().split(/ {2,}/)).toEqual(titles);
  expect(row).toMatch(/ 427 +8\.42 +3 +1 +r1 +2\.7$/);
});
