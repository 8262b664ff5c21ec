import type { Page } from 'playwright/test';
import { findLayoutProblems, type LayoutRule } from './find-problems.ts';
import { measurePage } from './measure-page.ts';
import { showEverything } from './show-everything.ts';

interface Setting {
  readonly name: string;
  readonly width: number;
  readonly css?: string;
  readonly media?: Parameters<Page['emulateMedia']>[0];
  /** What must not happen with it. */
  readonly rules: readonly LayoutRule[];
}

const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;
const LARGE_TEXT = 'html { font-size: 200% !important; }';

const TEXT_WIDTHS = process.env.TEST_LONG ? [390, 1280] : [390];

/** Text spacing as in WCAG 1.4.12, text of 200 % as in 1.4.4. */
const TEXT_SETTINGS = TEXT_WIDTHS.flatMap((width): Setting[] => [
  { name: 'text of 200 %', width, css: LARGE_TEXT, rules: ['sideways', 'cut', 'overlap'] },
  { name: 'text spacing', width, css: TEXT_SPACING, rules: ['sideways', 'cut', 'overlap'] },
]);

/** What visitors set for themselves. Paper is 186 mm wide. */
const SETTINGS: readonly Setting[] = [
  { name: 'print', width: 703, media: { media: 'print' }, rules: ['sideways', 'cut', 'overlap'] },
  ...TEXT_SETTINGS,
];

/** A line per problem of the open page with each of a visitor's settings. */
export async function checkSettings(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const { name, width, css, media, rules } of SETTINGS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ ...media });
    await showEverything(page, css);
    const found = findLayoutProblems(await measurePage(page)).filter(({ rule }) => rules.includes(rule));
    problems.push(...found.map(({ rule, what }) => `${name}, ${width} px: ${rule}: ${what}`));
    await page.emulateMedia({ media: null });
  }
  await page.emulateMedia({ forcedColors: 'active' });
  problems.push(...(await findShapeless(page)));
  await page.emulateMedia({ forcedColors: null });
  problems.push(...(await findMotion(page)));
  return problems;
}

/** Buttons and fields that only a colour told from the page. */
function findShapeless(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.btn, input:not([type=range]), select, textarea')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => {
        const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(element);
        const holder = element.closest('label, .find');
        const isFramed = holder !== null && getComputedStyle(holder).borderTopStyle !== 'none';
        const isNative = getComputedStyle(element).appearance !== 'none';
        return (
          (borderTopStyle === 'none' || borderTopWidth === '0px') &&
          outlineStyle === 'none' &&
          !isFramed &&
          !isNative
        );
      })
      .map(({ outerHTML }) => `forced colours: no edge: ${outerHTML.slice(0, 80)}`),
  );
}

/** What moves although the visitor wants nothing to. */
function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSmooth = (element: Element) => getComputedStyle(element).scrollBehavior === 'smooth';
    const smooth = [...document.querySelectorAll('*')].filter(isSmooth);
    return [
      ...document
        .getAnimations()
        .map((animation) => `reduced motion: ${animation.id || 'an animation'} runs`),
      ...smooth.map(({ outerHTML }) => `reduced motion: smooth scrolling: ${outerHTML.slice(0, 80)}`),
    ];
  });
}
