import type { Page } from 'playwright/test';
import { findLayoutProblems } from './find-problems.ts';
import { measurePage } from './measure-page.ts';
import { showEverything } from './show-everything.ts';
import { WIDTHS } from './widths.ts';

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
