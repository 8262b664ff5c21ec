import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, levels A and AA, as axe names its parts. */
const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * What axe finds wrong on the page as it is now, or in a part of it (a drawer, whose covered page can't be judged): a line
 * per rule with the elements that break it. The window is made as high as the page, because axe takes what a bar at its foot happens to cover for a target too small.
 */
export async function findAccessibilityProblems(page: Page, part = 'html'): Promise<string[]> {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (size) await page.setViewportSize({ ...size, height: Math.max(size.height, height) });
  await page.evaluate(AXE_SOURCE);
  const { violations } = await page.evaluate(
    ({ tags, part }) =>
      window.axe.run(part, {
        runOnly: { type: 'tag', values: tags },
        // In the standard since 2.2, and still off unless asked for.
        rules: { 'target-size': { enabled: true } },
        resultTypes: ['violations'],
        preload: false,
      }),
    { tags: WCAG_TAGS, part },
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
