import { expect, test } from 'vitest';
import { getAuditBudget, isOverBudget, type Metrics, toMetricRows } from '#scripts/audit/metrics.ts';

test.each<[string, Metrics, Metrics, boolean]>([
  ['a time at its budget holds', { lcp_ms: 1250 }, { lcp_ms: 1250 }, false],
  ['a time above its budget is over', { lcp_ms: 1251 }, { lcp_ms: 1250 }, true],
  ['a time that only rounds to its budget is over', { lcp_ms: 1250.4 }, { lcp_ms: 1250 }, true],
  ['a score at its budget holds', { seo: 100 }, { seo: 100 }, false],
  ['a score below its budget is over', { seo: 99 }, { seo: 100 }, true],
  ['a budget of 0 is a budget', { axe: 1 }, { axe: 0 }, true],
  ['a figure without a budget is for show', { performance: 12 }, { seo: 100 }, false],
  ['a budget for what was not measured is no miss', {}, { lcp_ms: 1250 }, false],
  ['one figure of many is enough', { cls: 0, seo: 100, dom: 1501 }, { cls: 0.01, seo: 100, dom: 1500 }, true],
])('%s', (_rule, measured, budget, over) => {
  expect(isOverBudget(measured, budget)).toBe(over);
  expect(toMetricRows(measured, budget).some((row) => row.includes('over'))).toBe(over);
});

test('a row has the measured value, the budget and the verdict, in the order of the table', () => {
  const measured = { cls: 0.0123, html_kb: 10.44, performance: 97, seo: 100 };
  expect(toMetricRows(measured, { cls: 0.01, seo: 100, html_kb: 14 })).toEqual([
    ['Lighthouse performance', '97', '', ''],
    ['Lighthouse SEO', '100', 'at least 100', 'ok'],
    ['CLS', '0.012', 'at most 0.01', 'over'],
    ['HTML, KB', '10.4', 'at most 14', 'ok'],
  ]);
});

test('a page kind has the budgets of every page, overridden and extended by its own', () => {
  const every = getAuditBudget('content');
  expect(getAuditBudget('search')).toEqual({
    ...every,
    html_kb: 15,
    js_kb: 105,
    requests: 30,
    dom: 1550,
    lcp_ms: 1250,
    facet_click_ms: 50,
    facet_painted_ms: 300,
  });
  expect(getAuditBudget('car')).toEqual({ ...every, js_kb: 40, total_kb: 250, lcp_ms: 1500 });
});

test('performance is shown without a verdict', () => {
  expect(getAuditBudget('search')).not.toHaveProperty('performance');
});
