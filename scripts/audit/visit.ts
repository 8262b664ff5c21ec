import type { Browser } from 'playwright';
import { accessibilityProblems } from './axe.ts';
import { openAndWeigh, type Weight } from './weigh.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** A first visit with a phone: what came over the wire, and what axe finds wrong, a line per rule. */
export async function visit(
  browser: Browser,
  url: string,
): Promise<{ weight: Weight; accessibility: readonly string[] }> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const { status, weight } = await openAndWeigh(page, url);
    if (status !== 200) throw new Error(`${url}: answers ${status}. Name a page of the site with --page.`);
    return { weight, accessibility: await accessibilityProblems(page) };
  } finally {
    await context.close();
  }
}
