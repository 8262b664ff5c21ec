import type { Page } from 'playwright/test';
import { findLayoutProblems } from './find-problems.ts';
import { measurePage } from './measure-page.ts';
import { showEverything } from './show-everything.ts';

/** From the narrowest phone to a large screen, and both sides of the breakpoints at which most changes. */
const ALL_WIDTHS = [320, 360, 390, 575, 576, 600, 768, 820, 991, 992, 1024, 1280, 1680];

/**
 * The widths at which layout is tested; in the long run all. 320 px is a page zoomed to 400 % on a screen of 1280, at which nothing
 * may scroll sideways (WCAG 1.4.10).
 */
const WIDTHS: readonly number[] = process.env.TEST_LONG ? ALL_WIDTHS : [320, 768, 1280];

/** A line per problem of the open page at any of the tested widths: '768 px: cut: h1 "Our Locations" is cut off'. */
export async function checkWidths(page: Page, widths: readonly number[] = WIDTHS): Promise<string[]> {
  await showEverything(page);
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const found = findLayoutProblems(await measurePage(page));
    problems.push(...found.map(({ rule, what }) => `${width} px: ${rule}: ${what}`));
  }
  return problems;
}
