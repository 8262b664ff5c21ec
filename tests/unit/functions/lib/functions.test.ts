import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { FUNCTIONS } from '#functions/lib/functions.ts';

const files = (await readdir('src/functions')).filter((name) => name.endsWith('.ts'));

test('every function that has an address is one of the host’s, at the same address', async () => {
  const modules = await Promise.all(
    files.map((name) => import(pathToFileURL(resolve('src/functions', name)).href)),
  );
  const found = modules
    .filter(({ config }) => config.path)
    .map((module) => [module.config.path, module.default] as const);
  expect(new Map(found)).toEqual(FUNCTIONS);
  expect(files.length).toBeGreaterThan(5);
});

test.each(files)(
  '%s limits each caller or has its times, in literals that Netlify can read',
  async (name) => {
    const text = await readFile(`src/functions/${name}`, 'utf8');
    expect(text).toMatch(
      /export const config = \{ schedule: '[\d* /,-]+' \};|export const config: FunctionConfig = \{\n {2}path: '\/api\/[a-z/-]+',\n {2}rateLimit: \{ windowLimit: \d+, windowSize: 60, aggregateBy: \['ip', 'domain'\] \},\n\};\n/,
    );
  },
);
