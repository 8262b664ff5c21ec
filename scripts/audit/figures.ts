import budgets from '#scripts/budgets.json' with { type: 'json' };
import type { PageKind } from './page-kinds.ts';
import { budgetFor } from './weigh.ts';

/** Every figure in the order of the table; scores must reach their budget, all others must not exceed it. */
const FIGURES = {
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

export type Figure = keyof typeof FIGURES;
export type Figures = Readonly<Partial<Record<Figure, number>>>;

const ORDER = Object.keys(FIGURES) as Figure[];

/** All budgets of a kind of page: its weight and what the audit measures besides. Figures without one are for show. */
export function auditBudget(kind: PageKind): Figures {
  const own: Partial<Record<PageKind, Figures>> = budgets.audit.byKind;
  return { ...budgetFor(kind), ...budgets.audit.everyPage, ...own[kind] };
}

/** Rows of figure, measured, budget and verdict ('ok', 'over', or nothing without a budget), in a fixed order. */
export function figureRows(measured: Figures, budget: Figures): string[][] {
  return ORDER.flatMap((figure) => {
    const value = measured[figure];
    if (value === undefined) return [];
    const limit = budget[figure];
    const { label } = FIGURES[figure];
    return [
      [
        label,
        shown(figure, value),
        limitShown(figure, limit),
        limit === undefined ? '' : verdict(figure, value, limit),
      ],
    ];
  });
}

/** Whether any figure misses its budget. One that has a budget and was not measured is no miss. */
export function isOverBudget(measured: Figures, budget: Figures): boolean {
  return ORDER.some((figure) => {
    const [value, limit] = [measured[figure], budget[figure]];
    return value !== undefined && limit !== undefined && verdict(figure, value, limit) === 'over';
  });
}

/** By the exact value, not the rounded one that is shown. */
function verdict(figure: Figure, value: number, limit: number): 'ok' | 'over' {
  return (FIGURES[figure].atLeast ? value >= limit : value <= limit) ? 'ok' : 'over';
}

function shown(figure: Figure, value: number): string {
  return value.toFixed(FIGURES[figure].digits);
}

function limitShown(figure: Figure, limit: number | undefined): string {
  if (limit === undefined) return '';
  return `${FIGURES[figure].atLeast ? 'at least' : 'at most'} ${limit}`;
}
