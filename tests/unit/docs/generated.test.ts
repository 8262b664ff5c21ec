import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { renderCliReference } from '#scripts/docs/cli-reference.ts';

/** Twenty commands start and print their help: seconds, or more on a busy machine. */
const TIMEOUT_MS = 600_000;

test(
  '"npm run docs:cli" would change nothing',
  async () => {
    const { file, text } = await renderCliReference();
    expect(await readFile(file, 'utf8')).toBe(text);
  },
  TIMEOUT_MS,
);
