import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTRAST_PAIRS } from '#site/theme/contrast-pairs.ts';
import { BRAND_ROLES, PALETTE_ROLES } from '#site/theme/palette.ts';
import { createTheme } from '#site/theme/theme.ts';
import { TEMPLATE_NAMES, TEMPLATES, type TemplateName } from '#templates/registry.ts';
import { wcagContrast } from './wcag.ts';

const { palette: classic } = TEMPLATES.classic;
const coloursOf = (colour: string, template: TemplateName) =>
  createTheme({ colour, mode: 'auto', palette: TEMPLATES[template].palette }).colours;

describe('a dealer colour, adapted', () => {
  // Brand, then four contrasts: label on button, label on hovered button, selected text on its tint, button edge on surface.
  test.each([
    ['#000000', 'classic', 'light', ['#14181c', 17.84, 19.74, 15.34, 17.84]],
    ['#000000', 'classic', 'dark', ['#f2f4f5', 15.54, 17.15, 13.66, 15.54]],
    ['#000000', 'showroom', 'light', ['#111312', 18.65, 20.2, 16.79, 18.65]],
    ['#000000', 'showroom', 'dark', ['#f4f4f2', 16.94, 18.65, 15.25, 16.94]],
    ['#ffffff', 'classic', 'light', ['#14181c', 17.84, 19.74, 15.34, 17.84]],
    ['#ffffff', 'classic', 'dark', ['#f2f4f5', 15.54, 17.15, 13.66, 15.54]],
    ['#ffffff', 'showroom', 'light', ['#111312', 18.65, 20.2, 16.79, 18.65]],
    ['#ffffff', 'showroom', 'dark', ['#f4f4f2', 16.94, 18.65, 15.25, 16.94]],
    ['#ffd500', 'classic', 'light', ['#ffd500', 12.55, 10.32, 15.91, 17.84]],
    ['#ffd500', 'classic', 'dark', ['#ffd500', 12.77, 15.4, 10.62, 12.06]],
    ['#ffd500', 'showroom', 'light', ['#ffd500', 13.12, 10.79, 16.64, 18.65]],
    ['#ffd500', 'showroom', 'dark', ['#ffd500', 12.77, 15.4, 10.62, 13.12]],
    ['#c3002f', 'classic', 'light', ['#bd1f35', 6.16, 7.93, 5.45, 6.16]],
    ['#c3002f', 'classic', 'dark', ['#ff898a', 8.01, 10.08, 6.64, 7.51]],
    ['#c3002f', 'showroom', 'light', ['#bd1f35', 6.16, 7.93, 5.45, 6.16]],
    ['#c3002f', 'showroom', 'dark', ['#ff898a', 8.01, 10.08, 6.64, 8.17]],
    ['#00aeef', 'classic', 'light', ['#007eae', 4.57, 5.94, 4.81, 4.57]],
    ['#00aeef', 'classic', 'dark', ['#35bfff', 8.61, 10.53, 7.17, 8.2]],
    ['#00aeef', 'showroom', 'light', ['#007eae', 4.57, 5.94, 4.62, 4.57]],
    ['#00aeef', 'showroom', 'dark', ['#35bfff', 8.61, 10.53, 7.17, 8.93]],
  ] as const)('%s in %s, %s, becomes %j', (colour, template, mode, [brand, ...ratios]) => {
    const of = coloursOf(colour, template)[mode];
    expect(of.brand).toBe(brand);
    const measured = [
      wcagContrast(of['on-brand'], of.brand),
      wcagContrast(of['on-brand'], of['brand-hover']),
      wcagContrast(of['brand-text'], of['brand-tint']),
      wcagContrast(of['brand-edge'], of.surface),
    ];
    expect(measured.map((ratio) => Math.round(ratio * 100) / 100)).toEqual(ratios);
  });

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

  test.each(['#ffd500', '#ffff00', '#f9c846', '#f5f0b0'])(
    'yellow %s stays light, has ink-coloured text at 7:1 and an ink edge, and text in its place is ink',
    (colour) => {
      const { light } = coloursOf(colour, 'classic');
      expect(light['on-brand']).toBe(light.ink);
      expect(light['brand-edge']).toBe(light.ink);
      expect(light['brand-text']).toBe(light.ink);
      expect(wcagContrast(light['on-brand'], light.brand)).toBeGreaterThanOrEqual(7);
    },
  );

  test.each(['#000000', '#ffffff', '#808080', '#aab0b5'])(
    'ink replaces the grey brand %s, and selected items get a thicker edge',
    (colour) => {
      const theme = createTheme({ colour, mode: 'light', palette: classic });
      expect(theme.colours.light.brand).toBe(classic.light.ink);
      expect(theme.colours.light['on-brand']).toBe(classic.light.surface);
      expect(theme.css).toContain('--selected-edge:2px');
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
