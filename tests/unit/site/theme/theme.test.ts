import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTRAST_PAIRS, findUnreadablePairs } from '#site/theme/contrast-pairs.ts';
import { BRAND_ROLES, PALETTE_ROLES, type ThemeColours } from '#site/theme/palette.ts';
import { createTheme } from '#site/theme/theme.ts';
import { TEMPLATE_NAMES, TEMPLATES, type TemplateName } from '#templates/registry.ts';
import { wcagContrast } from './wcag.ts';

const { palette: classic } = TEMPLATES.classic;
const coloursOf = (colour: string, template: TemplateName) =>
  createTheme({ colour, mode: 'auto', palette: TEMPLATES[template].palette }).colours;

describe('a dealer colour, adapted', () => {
  test.each(TEMPLATE_NAMES)(
    'with any colour every pair of %s has its minimum contrast, in light and dark mode',
    (template) => {
      const channel = fc.integer({ min: 0, max: 255 });
      fc.assert(
        fc.property(fc.tuple(channel, channel, channel), (channels) => {
          const colour = `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
          const { light, dark } = coloursOf(colour, template);
          for (const of of [light, dark]) {
            for (const { foreground, backgrounds, minRatio } of CONTRAST_PAIRS) {
              for (const ground of backgrounds)
                expect(wcagContrast(of[foreground], of[ground])).toBeGreaterThanOrEqual(minRatio);
            }
          }
        }),
        { numRuns: 150 },
      );
    },
  );

  test.each([
    { brand: '#c3002f', loses: 'danger', keeps: 'good' },
    { brand: '#0d6b3f', loses: 'good', keeps: 'danger' },
  ] as const)(
    'with the brand $brand the status "$loses" becomes ink and "$keeps" does not',
    ({ brand, loses, keeps }) => {
      const { light } = coloursOf(brand, 'classic');
      expect(light[loses]).toBe(light.ink);
      expect(light[keeps]).toBe(classic.light[keeps]);
    },
  );

  // The brand is #007eae, text in it #00729d: a status is as clear as it is far from both.
  test.each([
    ['close to the text in it', '#005e8c', true],
    ['close to its fill', '#2891c2', true],
    ['darker than both', '#004f7c', false],
  ])('with the brand #00aeef a status %s becomes ink: %s, %s', (_, good, lost) => {
    const { light: own, dark } = classic;
    const near = { light: { ...own, good }, dark };
    const { light } = createTheme({ colour: '#00aeef', mode: 'light', palette: near }).colours;
    expect(light.good).toBe(lost ? light.ink : good);
  });

  test('a pair below its minimum contrast is reported with the pair, the ratio and the mode', () => {
    const palette = { ...classic, light: { ...classic.light, 'ink-3': '#8a9198' } };
    expect(() => createTheme({ colour: '#0b49c4', mode: 'light', palette })).toThrow(
      [
        ['canvas', '2.92'],
        ['surface', '3.18'],
        ['sunken', '2.74'],
        ['brand-tint', '2.83'],
      ]
        .map(
          ([ground, ratio]) =>
            `brand.colour: "#0b49c4" cannot be made readable: ink-3 on ${ground} is ${ratio}:1, below 4.5:1 (light). Write another colour, or fix the palette of the template.`,
        )
        .join('\n'),
    );
  });
});

describe('the style sheet of a theme', () => {
  const cssOf = (mode: 'light' | 'dark' | 'auto') =>
    createTheme({ colour: '#00aeef', mode, palette: classic }).css;

  test.each(['light', 'dark'] as const)('in %s mode defines every role once', (mode) => {
    const css = cssOf(mode);
    expect(css).toMatch(new RegExp(`^:root\\{color-scheme:${mode};`));
    for (const role of [...PALETTE_ROLES, ...BRAND_ROLES]) expect(css.split(`--${role}:`)).toHaveLength(2);
  });

  test.each([
    ['#00aeef', '1px'],
    ['#808080', '2px'],
  ])('with the brand %s has the colours of the theme and selected edges of %s', (colour, edge) => {
    const { css, colours } = createTheme({ colour, mode: 'dark', palette: classic });
    const declarations = Object.entries(colours.dark).map(([role, value]) => `--${role}:${value}`);
    expect(css).toBe(`:root{${['color-scheme:dark', ...declarations, `--selected-edge:${edge}`].join(';')}}`);
  });

  test('in auto mode follows the device, and data-theme overrides it', () => {
    const blocks = cssOf('auto').split('\n');
    expect(blocks.map((block) => block.slice(0, block.indexOf('--')))).toEqual([
      ':root{color-scheme:light;',
      '@media (prefers-color-scheme:dark){:root:where(:not([data-theme="light"])){color-scheme:dark;',
      '[data-theme="dark"]{color-scheme:dark;',
    ]);
  });

  test.each([
    { mode: 'light', meta: classic.light.band },
    { mode: 'auto', meta: classic.light.band },
    { mode: 'dark', meta: classic.dark.band },
  ] as const)('the browser has the colour of the page frame in $mode mode', ({ mode, meta }) => {
    expect(createTheme({ colour: '#00aeef', mode, palette: classic }).metaColour).toBe(meta);
  });
});

test.each(TEMPLATE_NAMES)('the palette of %s has every role in both modes and no other', (template) => {
  for (const mode of ['light', 'dark'] as const) {
    expect(Object.keys(TEMPLATES[template].palette[mode])).toEqual([...PALETTE_ROLES]);
  }
});

const sound = createTheme({ colour: '#0b49c4', mode: 'light', palette: TEMPLATES.classic.palette }).colours
  .light;
const findPairs = (over: Partial<ThemeColours>) => findUnreadablePairs({ ...sound, ...over });

test('a readable theme has no such pairs', () => expect(findPairs({})).toEqual([]));

test.each(CONTRAST_PAIRS.flatMap(({ foreground, backgrounds }) => backgrounds.map((on) => [foreground, on])))(
  '%s in the colour of %s is reported',
  (foreground, on) => {
    const [line, ...others] = findPairs({ [foreground]: sound[on as keyof ThemeColours] }).filter((found) =>
      found.startsWith(`${foreground} on ${on} is `),
    );
    expect(line).toMatch(/ is 1\.00:1, below (4\.5|3):1$/);
    expect(others).toEqual([]);
  },
);

test.each([
  ['ink-3', '#767676', []],
  ['ink-3', '#777777', ['ink-3 on surface is 4.47:1, below 4.5:1']],
  ['line-strong', '#949494', []],
  ['line-strong', '#959595', ['line-strong on surface is 2.99:1, below 3:1']],
] as const)('text needs 4.5:1 and the parts of controls 3:1: %s %s on white', (role, colour, lines) => {
  const onSurface = findPairs({ [role]: colour }).filter((line) => line.startsWith(`${role} on surface `));
  expect(onSurface).toEqual(lines);
});

test('a ratio is rounded down, so that none below the minimum looks like it: 4.49999', () => {
  expect(findPairs({ 'tag-ink': '#ffffff', 'tag-bg': '#bd2ce6' })).toEqual([
    'tag-ink on tag-bg is 4.49:1, below 4.5:1',
  ]);
});

test.each([
  ['0 0 0', undefined],
  ['48 48 48', undefined],
  ['49 49 49', '4.47'],
  // Green is the lightest channel and blue the darkest.
  ['96 0 0', undefined],
  ['0 96 0', '3.55'],
  ['0 0 96', undefined],
])('white text on a scrim of %s over a white photo has too little contrast: %s', (scrim, ratio) => {
  expect(findPairs({ scrim })).toEqual(
    ratio === undefined ? [] : [`on-scrim on scrim at 0.66 over a white photo is ${ratio}:1, below 4.5:1`],
  );
});
