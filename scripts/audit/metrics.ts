import budgets from '#scripts/budgets.json' with { type: 'json' };
import type { AuditPageKind } from './page-kinds.ts';
import { getWeightBudget } from './page-weight.ts';

/** All figures in table order. Scores must reach their budget; all others must not exceed it. */
const METRICS = {
  performance: { label: 'Lighthouse performance', digits: 0, atLeast: true },
  accessibility: { label: 'Lighthouse accessibility', digits: 0, atLeast: true },
  bestPractices: { label: 'Lighthouse best practices', digits: 0, atLeast: true },
  seo: { label: 'Lighthouse SEO', digits: 0, atLeast: true },
  lcp_ms: { label: 'LCP, ms', digits: 0, atLeast: false },
  cls: { label: 'CLS', digits: 3, atLeast: false },
  tbt_ms: { label: 'TBT, ms', digits: 0, atLeast: false },
  html_kb: { label: 'HTML, KB', digits: 1, atLeast: false },
  css_kb: { label: 'CSS, KB', digits: 1, atLeast: false },
  js_kb: { label: 'JavaScript, KB', digits: 1, atLeast: false },
  font_kb: { label: 'fonts, KB', digits: 1, atLeast: false },
  image_kb: { label: 'pictures, KB', digits: 1, atLeast: false },
  total_kb: { label: 'all, KB', digits: 1, atLeast: false },
  requests: { label: 'requests', digits: 0, atLeast: false },
  dom: { label: 'DOM elements', digits: 0, atLeast: false },
  axe: { label: 'axe violations', digits: 0, atLeast: false },
  facet_click_ms: { label: 'facet click, Event Timing p95, ms', digits: 0, atLeast: false },
  facet_painted_ms: { label: 'facet click to painted p95, ms', digits: 0, atLeast: false },
} as const;

type Metric = keyof typeof METRICS;
export type Metrics = Readonly<Partial<Record<Metric, number>>>;

const METRIC_NAMES = Object.keys(METRICS) as Metric[];

/** All budgets of a page kind: weight and the audit's own figures. Figures without a budget are only displayed. */
export function getAuditBudget(kind: AuditPageKind): Metrics {
  const budgetsByKind: Partial<Record<AuditPageKind, Metrics>> = budgets.audit.byKind;
  return { ...getWeightBudget(kind), ...budgets.audit.everyPage, ...budgetsByKind[kind] };
}

/** Rows of figure, measured, budget and verdict ('ok', 'over', or nothing without a budget), in a fixed order. */
export function toMetricRows(measured: Metrics, budget: Metrics): string[][] {
  return METRIC_NAMES.flatMap((figure) => {
    const { label, digits, atLeast } = METRICS[figure];
    const [value, limit] = [measured[figure], budget[figure]];
    if (value === undefined) return [];
    if (limit === undefined) return [[label, value.toFixed(digits), '', '']];
    // By the exact value, not the rounded one.
    const isMet = atLeast ? value >= limit : value <= limit;
    const bound = `${atLeast ? 'at least' : 'at most'} ${limit}`;
    return [[label, value.toFixed(digits), bound, isMet ? 'ok' : 'over']];
  });
}
