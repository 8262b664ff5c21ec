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
  tbt_blank_ms: { label: 'TBT of a blank page, ms', digits: 0, atLeast: false },
  tbt_over_blank_ms: { label: 'TBT above a blank page, ms', digits: 0, atLeast: false },
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

export type Metric = keyof typeof METRICS;
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
    const value = measured[figure];
    if (value === undefined) return [];
    const limit = budget[figure];
    const { label } = METRICS[figure];
    return [
      [
        label,
        formatMetric(figure, value),
        formatLimit(figure, limit),
        limit === undefined ? '' : verdict(figure, value, limit),
      ],
    ];
  });
}

/** Whether any figure misses its budget. Figures that were not measured don't count. */
export function isOverBudget(measured: Metrics, budget: Metrics): boolean {
  return METRIC_NAMES.some((figure) => {
    const [value, limit] = [measured[figure], budget[figure]];
    return value !== undefined && limit !== undefined && verdict(figure, value, limit) === 'over';
  });
}

/** Compares the exact value, not the rounded one in the table. */
function verdict(figure: Metric, value: number, limit: number): 'ok' | 'over' {
  return (METRICS[figure].atLeast ? value >= limit : value <= limit) ? 'ok' : 'over';
}

function formatMetric(figure: Metric, value: number): string {
  return value.toFixed(METRICS[figure].digits);
}

function formatLimit(figure: Metric, limit: number | undefined): string {
  if (limit === undefined) return '';
  return `${METRICS[figure].atLeast ? 'at least' : 'at most'} ${limit}`;
}
