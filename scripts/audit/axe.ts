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
 * Runs axe on the page in its current state, or on a part of it (for a drawer: the page behind it can't be judged).
 * Returns a line per violated rule with its elements. The window is made as tall as the page, because axe would report
 * targets that a sticky bar happens to cover as too small. `rule`: the only one to run, where nothing else can differ.
 */
export async function findAccessibilityProblems(page: Page, part = 'html', rule?: string): Promise<string[]> {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (size) await page.setViewportSize({ ...size, height: Math.max(size.height, height) });
  return findProblemsInWindow(page, part, rule);
}

/** The same in the window as it is, as Lighthouse does. */
export async function findProblemsInWindow(page: Page, part = 'html', rule?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE);
  const { violations } = await page.evaluate(
    ({ tags, part, rule }) =>
      window.axe.run(part, {
        runOnly: rule ? { type: 'rule', values: [rule] } : { type: 'tag', values: tags },
        // Part of the standard since 2.2, but still off by default in axe.
        rules: { 'target-size': { enabled: true } },
        resultTypes: ['violations'],
        preload: false,
      }),
    { tags: WCAG_TAGS, part, rule },
  );
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
