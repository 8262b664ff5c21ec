import type { Browser } from 'playwright';
import { median } from '#scripts/cli/statistics.ts';
import { findAccessibilityProblems } from './axe.ts';
import type { AuditPage } from './choose-pages.ts';
import { measureFacetClicks } from './facet-clicks.ts';
import { type LighthouseRun, measureBlockingTime, runLighthouse } from './lighthouse-run.ts';
import type { Metrics } from './metrics.ts';
import type { AuditBrowser } from './open-browser.ts';
import { openAndMeasure, type PageWeight } from './page-weight.ts';

export interface AuditOptions extends AuditBrowser {
  readonly pages: readonly AuditPage[];
  /** The site's address without a path: 'http://coolabah.localhost:4321'. */
  readonly origin: string;
  readonly blankUrl: string;
  readonly runs: number;
  readonly onProgress: (text: string) => void;
}

export interface PageAudit extends AuditPage {
  readonly metrics: Metrics;
  /** Problems found by axe and Lighthouse, without duplicates. */
  readonly problems: readonly string[];
}

interface AuditRun extends LighthouseRun {
  readonly tbt_blank_ms: number;
}

/** Measures each page: the median of its Lighthouse runs, bytes and axe in one visit, clicks on the search page. */
export async function auditPages(options: AuditOptions): Promise<PageAudit[]> {
  const rounds: AuditRun[][] = [];
  for (let round = 1; round <= options.runs; round++) rounds.push(await runRound(options, round));
  const audits: PageAudit[] = [];
  for (const [index, page] of options.pages.entries()) {
    const runs = rounds.flatMap((round) => round[index] ?? []);
    audits.push(await auditPage(options, page, runs));
  }
  return audits;
}

/** Runs every page once, after a blank page: the machine's own overhead changes from round to round. */
async function runRound(options: AuditOptions, round: number): Promise<AuditRun[]> {
  const { pages, origin, blankUrl, debuggingPort, runs, onProgress } = options;
  onProgress(`Lighthouse ${round}/${runs}: a blank page`);
  const tbt_blank_ms = await measureBlockingTime(blankUrl, debuggingPort);
  const done: AuditRun[] = [];
  for (const { path } of pages) {
    onProgress(`Lighthouse ${round}/${runs}: ${path}`);
    done.push({ ...(await runLighthouse(`${origin}${path}`, debuggingPort)), tbt_blank_ms });
  }
  return done;
}

async function auditPage(
  { browser, origin, onProgress }: AuditOptions,
  page: AuditPage,
  runs: readonly AuditRun[],
): Promise<PageAudit> {
  onProgress(`bytes and axe: ${page.path}`);
  const url = `${origin}${page.path}`;
  const { weight, accessibility } = await measureFirstVisit(browser, url);
  if (page.kind === 'search') onProgress(`facet clicks: ${page.path}`);
  const clicks = page.kind === 'search' ? await measureFacetClicks(browser, url) : {};
  return {
    ...page,
    metrics: { ...medianMetrics(runs), ...weight, axe: accessibility.length, ...clicks },
    problems: [...new Set([...runs.flatMap(({ failed }) => failed), ...accessibility])],
  };
}

function medianMetrics(runs: readonly AuditRun[]): Metrics {
  const of = (value: (run: AuditRun) => number) => median(runs.map(value));
  const tbt_ms = of((run) => run.tbt_ms);
  const tbt_blank_ms = of((run) => run.tbt_blank_ms);
  return {
    performance: of((run) => run.performance),
    accessibility: of((run) => run.accessibility),
    bestPractices: of((run) => run.bestPractices),
    seo: of((run) => run.seo),
    lcp_ms: of((run) => run.lcp_ms),
    cls: of((run) => run.cls),
    tbt_ms,
    tbt_blank_ms,
    tbt_over_blank_ms: Math.max(0, tbt_ms - tbt_blank_ms),
  };
}

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Measures a first visit on a phone: bytes over the wire, and axe violations, a line per rule. */
async function measureFirstVisit(
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
