import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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
