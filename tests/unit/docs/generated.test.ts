import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { renderCliReference } from '#scripts/docs/cli-reference.ts';

test('"npm run docs:cli" would change nothing', async () => {
  const { file, text } = await renderCliReference();
  expect(await readFile(file, 'utf8')).toBe(text);
});
