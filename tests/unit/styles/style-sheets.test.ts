import { globSync, readFileSync } from 'node:fs';
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

/** The breakpoints of a style sheet in px: a condition up to 575.98px breaks at 576. Other conditions are returned as they are. */
function breaksOf(css: string): (number | string)[] {
  const conditions = [...css.matchAll(/@media([^{]*)/g)].flatMap(([, query = '']) => [
    ...query.matchAll(/\(([^()]*width[^()]*)\)/g),
  ]);
  return conditions.map(([, condition = '']) => {
    const [, from, upTo] = /^(?:min-width: (\d+)|max-width: (\d+)\.98)px$/.exec(condition) ?? [];
    if (from !== undefined) return Number(from);
    return upTo === undefined ? condition : Number(upTo) + 1;
  });
}

test.each([
  ['@media (min-width: 768px) {}', [768]],
  ['@media print, (max-width: 575.98px) {}', [576]],
  ['@media (min-width: 48rem) {}', ['min-width: 48rem']],
  ['@media (max-width: 992px) {}', ['max-width: 992px']],
  ['@media (width >= 640px) and (max-width: 767.98px) {}', ['width >= 640px', 768]],
  ['@media (prefers-reduced-motion: reduce) {}', []],
])('%s breaks at %j', (css, breaks) => expect(breaksOf(css)).toEqual(breaks));

test('style sheets break at 400, 576, 768, 992, 1200 and 1400 px and nowhere else (T-91)', () => {
  const sheets = globSync('src/**/*.{css,astro}');
  const breaks = new Set(sheets.flatMap((file) => breaksOf(readFileSync(file, 'utf8'))));
  expect([...breaks].sort()).toEqual([1200, 1400, 400, 576, 768, 992]);
});
