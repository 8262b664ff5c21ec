import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { cliReference } from '#scripts/docs/cli-reference.ts';
import { requirementsPage } from '#scripts/docs/requirements-page.ts';

test.each([
  ['docs:cli', cliReference],
  ['docs:requirements', requirementsPage],
])('"npm run %s" would change nothing', async (_, make) => {
  const { file, text } = await make();
  expect(await readFile(file, 'utf8')).toBe(text);
});
