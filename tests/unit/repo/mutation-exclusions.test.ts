import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXCLUSIONS_FILE, readExclusions } from '#scripts/mutation/run-stryker.ts';

test('every line whose mutants are excluded is still in its file, with a reason', async () => {
  const problems = (await readExclusions()).flatMap(({ file, mutators, line, reason }) => {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    const isThere = lines.some((each) => each.trim() === line);
    return isThere && mutators.every((name) => /^[A-Z]\w+$/.test(name)) && reason !== ''
      ? []
      : [
          `${EXCLUSIONS_FILE}: ${file}: "${line}": is not in it, or has no mutator or reason. Correct the row.`,
        ];
  });
  expect(problems).toEqual([]);
});
