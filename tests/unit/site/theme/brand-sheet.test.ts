import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addBrandSheet } from '#site/theme/brand-sheet.ts';
import { createTheme, type Theme } from '#site/theme/theme.ts';
import { TEMPLATES } from '#templates/registry.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const themeOf = (mode: Theme['mode']) =>
  createTheme({ colour: '#0b49c4', mode, palette: TEMPLATES.classic.palette });
const theme = themeOf('auto');
const assets = new Map([['pattern.svg', '/assets/pattern.1a2b3c4d.svg']]);

async function brandedCss(css: string, base = theme): Promise<string> {
  const file = join(await makeTemporaryFolder(), 'brand.css');
  await writeFile(file, css);
  const branded = await addBrandSheet(base, file, assets).catch((error: Error) => {
    throw new Error(error.message.replaceAll(`${file}: `, ''));
  });
  return branded.css.slice(base.css.length + 1);
}

test('a dealer without a sheet keeps its theme', async () => {
  expect(await addBrandSheet(theme, '/none/brand.css', assets)).toBe(theme);
});

test('a sheet follows the theme, with its nesting written out and its assets at their published addresses', async () => {
  expect(
    await brandedCss('.footer { background: url(assets/pattern.svg); & a { text-transform: uppercase } }'),
  ).toBe('.footer{background:url(/assets/pattern.1a2b3c4d.svg)}.footer a{text-transform:uppercase}');
});

test('roles can be set for the page, for the dark theme and for one part, where they can be read', async () => {
  const css = `
    :root { --brand: #7a0019; --brand-hover: #5c0013 }
    @media (prefers-color-scheme: dark) { :root { --brand: #ff8f9f; --brand-hover: #ffb3bd } }
    .footer { --band: #5c0013; --on-band: #fff; --on-band-2: #f3dfe3 }`;
  expect(await brandedCss(css)).toContain('.footer{--band:#5c0013;--on-band:#fff;--on-band-2:#f3dfe3}');
});

test.each(['light', 'dark'] as const)(
  'rules for dark devices hold on a page that is always %s, too',
  async (mode) => {
    const css = '@media (prefers-color-scheme: dark) { :root { --ink: #777777 } }';
    await expect(brandedCss(css, themeOf(mode))).rejects.toThrow(`(${mode}). Choose another colour.`);
  },
);

describe('a mistake is refused with its place and its fix:', () => {
  test.each([
    ['a { color: }}', 'line 1: Unexpected end of input. Correct it.'],
    [
      '@import "other.css";',
      'line 1: @import "other.css": is not in assets/. Put the file there and write url(assets/<name>).',
    ],
    [
      '\na { background: url(https://a.example/b.png) }',
      'line 2: url(https://a.example/b.png): is not in assets/. Put the file there and write url(assets/<name>).',
    ],
    [
      'a { background: url(assets/none.svg) }',
      'line 1: url(assets/none.svg): is not in assets/. Put the file there and write url(assets/<name>).',
    ],
    [
      'a { color: #767676 }',
      'a: color: is "#767676". Set a role, such as --band, or name one: var(--brand).',
    ],
    [
      'a { & b { background: linear-gradient(red, var(--ink)) } }',
      'a b: background: is "linear-gradient(red, var(--ink))". Set a role, such as --band, or name one: var(--brand).',
    ],
    [
      ':root { --ink: rgb(0 0 0 / .5) }',
      ':root: --ink: is "#00000080". Write one opaque colour, such as #14181c.',
    ],
    [
      '.footer { --on-band: #333 }',
      '.footer: on-band on band is 1.41:1, below 4.5:1 (light). Choose another colour.',
    ],
    ['[data-theme="dark"] { --ink-3: #555 }', '(dark). Choose another colour.'],
  ])('%s', async (css, message) => {
    await expect(brandedCss(css)).rejects.toThrow(message);
  });
});
