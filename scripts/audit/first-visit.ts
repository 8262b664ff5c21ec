import type { Browser } from 'playwright';
import { findAccessibilityProblems } from './axe.ts';
import { openAndMeasure, type PageWeight } from './page-weight.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Measures a first visit on a phone: bytes over the wire, and axe violations, a line per rule. */
export async function measureFirstVisit(
  browser: Browser,
  url: string,
): Promise<{ weight: PageWeight; accessibility: readonly string[] }> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const { status, weight } = await openAndMeasure(page, url);
    if (status !== 200) throw new Error(`${url}: answers ${status}. Name a page of the site with --page.`);
    return { weight, accessibility: await findAccessibilityProblems(page) };
  } finally {
    await context.close();
  }
}
