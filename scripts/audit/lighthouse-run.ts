import * as v from 'valibot';
import { importTool, installTool } from '#scripts/tools/install-tool.ts';

/** One Lighthouse run: scores of 0 to 100, times in milliseconds, and the audits that cost points in gated categories. */
export interface LighthouseRun {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcp_ms: number;
  readonly cls: number;
  readonly tbt_ms: number;
  readonly failed: readonly string[];
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

/** Lighthouse's own mobile preset with simulated throttling. Throws when the page cannot be measured. */
export async function runLighthouse(url: string, debuggingPort: number): Promise<LighthouseRun> {
  const { categories, audits } = await runReport(url, debuggingPort);
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const failed = GATED_CATEGORIES.flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title ?? ''}`);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp_ms: getNumericValue(audits, 'largest-contentful-paint'),
    cls: getNumericValue(audits, 'cumulative-layout-shift'),
    tbt_ms: getNumericValue(audits, 'total-blocking-time'),
    failed,
  };
}

async function runReport(url: string, port: number) {
  const lighthouse = await importTool(await installTool('lighthouse'), 'lighthouse');
  const result = v.safeParse(
    resultSchema,
    await lighthouse(url, {
      port,
      logLevel: 'silent',
      output: [],
      onlyCategories: ['performance', ...GATED_CATEGORIES],
    }),
  );
  if (!result.success) throw new Error(`${url}: Lighthouse gave no result`);
  const { lhr } = result.output;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

function getNumericValue(
  audits: Readonly<Record<string, { numericValue?: number | undefined }>>,
  id: string,
): number {
  const value = audits[id]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse did not measure ${id}`);
  return value;
}
