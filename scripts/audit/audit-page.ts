import type { Browser } from 'playwright';
import * as v from 'valibot';
import { median } from '#scripts/cli/statistics.ts';
import { importTool, installTool } from '#scripts/tools/install-tool.ts';
import { findAccessibilityProblems } from './axe.ts';
import { measureFacetClicks } from './click-timing.ts';
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
    metrics: { ...medianFigures(lighthouse), ...weight, axe: accessibility.length, ...clicks },
    problems: [...new Set([...lighthouse.flatMap(({ failed }) => failed), ...accessibility])],
  };
}

/** The part of Lighthouse's result that is used: it is installed apart from the packages whose types are checked. */
const resultSchema = v.object({
  lhr: v.object({
    runtimeError: v.optional(v.object({ message: v.string() })),
    categories: v.record(
      v.string(),
      v.object({
        score: v.nullable(v.number()),
        auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
      }),
    ),
    audits: v.record(
      v.string(),
      v.object({
        title: v.string(),
        score: v.nullable(v.number()),
        numericValue: v.optional(v.number()),
      }),
    ),
  }),
});

const GATED_CATEGORIES = ['accessibility', 'best-practices', 'seo'];

/** One run: scores of 0 to 100, times in milliseconds, and the audits that cost points in gated categories. */
type LighthouseRun = Awaited<ReturnType<typeof runLighthouse>>;

/** Lighthouse's own mobile preset with simulated throttling. Throws when the page cannot be measured. */
async function runLighthouse(url: string, port: number) {
  const lighthouse = await importTool(await installTool('lighthouse'), 'lighthouse');
  const onlyCategories = ['performance', ...GATED_CATEGORIES];
  const result = v.safeParse(
    resultSchema,
    await lighthouse(url, { port, logLevel: 'silent', output: [], onlyCategories }),
  );
  if (!result.success) throw new Error(`${url}: Lighthouse gave no result`);
  const { runtimeError, categories, audits } = result.output.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const measure = (id: string) => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse did not measure ${id}`);
    return value;
  };
  return {
    figures: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcp_ms: measure('largest-contentful-paint'),
      cls: measure('cumulative-layout-shift'),
      tbt_ms: measure('total-blocking-time'),
    },
    failed: GATED_CATEGORIES.flatMap((category) => categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title ?? ''}`),
  };
}

function medianFigures(runs: readonly LighthouseRun[]): Metrics {
  const names = Object.keys(runs[0]?.figures ?? {}) as (keyof LighthouseRun['figures'])[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map(({ figures }) => figures[name]))]));
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
