import { describe, expect, test } from 'vitest';
import { createBrandColours, isGrey } from '#site/theme/brand.ts';
import { hexToOklch } from '#site/theme/colour-space.ts';
import { TEMPLATES } from '#templates/registry.ts';
import { wcagContrast } from './wcag.ts';

const { light, dark } = TEMPLATES.classic.palette;

const lightnessOf = (hex: string) => hexToOklch(hex).l;
const hueOf = (hex: string) => hexToOklch(hex).h ?? 0;
const chromaOf = (hex: string) => hexToOklch(hex).c;

describe('a brand with next to no chroma is grey', () => {
  // biome-ignore format: a table reads better in rows
  test.each<[boolean, string[]]>([
    [true, ['#000000', '#ffffff', '#c0c4c8', '#846e67']],
    [false, ['#4e5264', '#c3002f']],
  ])('that it is so is %s of %j', (value, texts) => {
    expect(texts.map((text) => isGrey(text))).toEqual(texts.map(() => value));
  });

  test('ink replaces it everywhere; selected items lie on the sunken grey', () => {
    expect(createBrandColours('#808080', 'light', light)).toEqual({
      brand: light.ink,
      'brand-hover': '#070b0f',
      'on-brand': light.surface,
      'brand-edge': light.ink,
      'brand-text': light.ink,
      'brand-tint': light.sunken,
      focus: light.ink,
    });
    expect(createBrandColours('#808080', 'dark', dark)).toEqual({
      brand: dark.ink,
      'brand-hover': '#ffffff',
      'on-brand': dark.surface,
      'brand-edge': dark.ink,
      'brand-text': dark.ink,
      'brand-tint': dark.sunken,
      focus: dark.ink,
    });
  });
});

describe('light yellows keep their lightness, with text in ink', () => {
  test.each([
    ['a shade redder than yellow', '#f8b47c', false],
    ['as red as a yellow may be', '#fab780', true],
    ['as green as a yellow may be', '#ccd690', true],
    ['a shade greener than yellow', '#effc9c', false],
    ['as dark as a yellow may be', '#f1b12c', true],
    ['a shade darker', '#e1ba10', false],
  ])('%s: %s, %s', (_, hex, yellow) => {
    const colours = createBrandColours(hex, 'light', light);
    expect(Math.abs(lightnessOf(colours.brand) - lightnessOf(hex)) < 0.01).toBe(yellow);
    expect(colours['on-brand']).toBe(yellow ? light.ink : '#ffffff');
    expect(colours['brand-edge']).toBe(yellow ? light.ink : colours.brand);
    expect(colours['brand-text'] === light.ink).toBe(yellow);
  });

  test('the fill, its hover and the tint of selected items are yellow', () => {
    expect(createBrandColours('#ffd500', 'light', light)).toEqual({
      brand: '#ffd500',
      'brand-hover': '#e8c200',
      'on-brand': light.ink,
      'brand-edge': light.ink,
      'brand-text': light.ink,
      'brand-tint': '#f6f2e3',
      focus: light.ink,
    });
  });
});

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  const palette = TEMPLATES.classic.palette[mode];

  test.each(['#c3002f', '#00aeef', '#0b2a6b', '#7fff00', '#ff6600', '#6a1b9a'])(
    'the hue of %s stays, and no fill is too strong',
    (hex) => {
      const { brand, 'brand-text': text, 'brand-tint': tint } = createBrandColours(hex, mode, palette);
      for (const colour of [brand, text]) {
        expect(Math.abs(hueOf(colour) - hueOf(hex))).toBeLessThan(3);
        expect(chromaOf(colour)).toBeLessThan(0.195);
      }
      // Hardly any chroma is left in a tint, so rounding to whole channels turns its hue.
      expect(Math.abs(hueOf(tint) - hueOf(hex))).toBeLessThan(6);
    },
  );
});

describe('lightness moves as little as possible', () => {
  test('a dark colour is a light theme’s fill and text as it is', () => {
    expect(createBrandColours('#0b2a6b', 'light', light)).toMatchObject({
      brand: '#0b2a6b',
      'brand-hover': '#001959',
      'on-brand': '#ffffff',
      'brand-text': '#0b2a6b',
      'brand-tint': '#ebf2ff',
    });
  });

  test('a fill is only so dark that white text is readable; text in its colour may have to be darker', () => {
    const { brand, 'brand-text': text } = createBrandColours('#00aeef', 'light', light);
    expect(wcagContrast('#ffffff', brand)).toBeCloseTo(4.57, 2);
    expect(lightnessOf(brand) - lightnessOf(text)).toBeCloseTo(0.04, 2);
  });

  test('a fill is darkened until its own edge is visible on a surface that is not white', () => {
    const { brand } = createBrandColours('#00aeef', 'light', { ...light, surface: '#b0b0b0' });
    expect(wcagContrast(brand, '#b0b0b0')).toBeGreaterThanOrEqual(3);
    expect(wcagContrast(brand, '#b0b0b0')).toBeLessThan(3.2);
  });

  test('in dark mode a pale colour stays as it is, and a dark one becomes pale', () => {
    expect(createBrandColours('#9fd3ff', 'dark', dark).brand).toBe('#9fd3ff');
    expect(lightnessOf(createBrandColours('#0b2a6b', 'dark', dark).brand)).toBeCloseTo(0.76, 2);
  });

  test('a pale fill has dark text of its own hue, and a tint barely above the surface', () => {
    expect(createBrandColours('#00aeef', 'dark', dark)).toEqual({
      brand: '#35bfff',
      'brand-hover': '#7ad0ff',
      'on-brand': '#011925',
      'brand-edge': '#35bfff',
      'brand-text': '#35bfff',
      'brand-tint': '#172933',
      focus: '#35bfff',
    });
  });

  test.each([
    ['light', '#555555', '#000000'],
    ['dark', '#999999', '#ffffff'],
  ] as const)('in %s mode on %s, where nothing is readable, it ends at %s', (mode, sunken, end) => {
    const palette = { ...TEMPLATES.classic.palette[mode], sunken };
    expect(createBrandColours('#00aeef', mode, palette)['brand-text']).toBe(end);
  });
});

describe('a hovered fill differs in lightness', () => {
  test.each([
    ['light', '#00aeef', -0.06],
    ['light', '#ffd500', -0.06],
    ['dark', '#00aeef', 0.06],
    ['dark', '#0b2a6b', 0.06],
  ] as const)('in %s mode that of %s by %d', (mode, hex, step) => {
    const { brand, 'brand-hover': hovered } = createBrandColours(hex, mode, TEMPLATES.classic.palette[mode]);
    expect(lightnessOf(hovered) - lightnessOf(brand)).toBeCloseTo(step, 2);
  });

  test('it does not go below black or beyond white', () => {
    expect(createBrandColours('#000000', 'light', { ...light, ink: '#000000' })['brand-hover']).toBe(
      '#000000',
    );
    expect(createBrandColours('#000000', 'dark', { ...dark, ink: '#ffffff' })['brand-hover']).toBe('#ffffff');
  });
});
