import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../../../src');

/** A colour written out: hex, a named function, or a hue hidden in the address of an embedded picture. */
const COLOUR =
  /#[0-9a-f]{3,8}\b|%23[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!var\(--scrim\))/gi;

test('style sheets name roles, never a hue: every colour comes from the theme', async () => {
  const names = (await readdir(SRC, { recursive: true })).filter((name) => name.endsWith('.css'));
  expect(names.length).toBeGreaterThan(0);
  const found = await Promise.all(
    names.map(async (name) => {
      const css = (await readFile(join(SRC, name), 'utf8')).replaceAll(/\/\*.*?\*\//gs, '');
      return (css.match(COLOUR) ?? []).map((colour) => `${name}: ${colour}`);
    }),
  );
  expect(found.flat()).toEqual([]);
});
