import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { renderCliReference } from '#scripts/docs/cli-reference.ts';
import { renderRequirementsPage } from '#scripts/docs/requirements-page.ts';

/** Twenty commands start and print their help: seconds, or more on a busy machine. */
const TIMEOUT_MS = 120_000;

test.each([
  ['docs:cli', renderCliReference],
  ['docs:requirements', renderRequirementsPage],
])(
  '"npm run %s" would change nothing',
  async (_, make) => {
    const { file, text } = await make();
    expect(await readFile(file, 'utf8')).toBe(text);
  },
  TIMEOUT_MS,
);
