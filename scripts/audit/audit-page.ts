import type { Browser } from 'playwright';
import { median } from '#scripts/cli/statistics.ts';
import { findAccessibilityProblems } from './axe.ts';
import { measureFacetClicks } from './click-timing.ts';
import { type LighthouseRun, runLighthouse } from './lighthouse-run.ts';
import type { Metrics } from './metrics.ts';
import { openAndMeasure } from './page-weight.ts';

interface PageAuditOptions {
  readonly browser: Browser;
  /** The port through which Lighthouse drives the same browser. */
  readonly debuggingPort: number;
  /** Lighthouse runs. */
  readonly runs: number;
  /** Whether it is a page of results. */
  readonly hasFacets: boolean;
}

interface PageAudit {
  readonly metrics: Metrics;
  /** Problems found by axe and Lighthouse, without duplicates. */
  readonly problems: readonly string[];
}

/** Measures a page: the median of its Lighthouse runs, bytes and axe in one visit, clicks on facets. */
export async function auditPage(
  url: string,
  { browser, debuggingPort, runs, hasFacets }: PageAuditOptions,
): Promise<PageAudit> {
  const lighthouse: LighthouseRun[] = [];
  for (let run = 0; run < runs; run++) lighthouse.push(await runLighthouse(url, debuggingPort));
  const { weight, accessibility } = await measureFirstVisit(browser, url);
  const clicks = hasFacets ? await measureFacetClicks(browser, url) : {};
  return {
    metrics: { ...medianMetrics(lighthouse), ...weight, axe: accessibility.length, ...clicks },
    problems: [...new Set([...lighthouse.flatMap(({ failed }) => failed), ...accessibility])],
  };
}

function medianMetrics(runs: readonly LighthouseRun[]): Metrics {
  const of = (figure: Exclude<keyof LighthouseRun, 'failed'>) => median(runs.map((run) => run[figure]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    lcp_ms: of('lcp_ms'),
    cls: of('cls'),
    tbt_ms: of('tbt_ms'),
  };
}

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Measures a first visit on a phone: bytes over the wire, and axe violations, a line per rule. */
async function measureFirstVisit(browser: Browser, url: string) {
  await using context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const { status, weight } = await openAndMeasure(page, url);
  if (status !== 200) throw new Error(`${url}: answers ${status}. Name a page of the site with --page.`);
  return { weight, accessibility: await findAccessibilityProblems(page) };
}
