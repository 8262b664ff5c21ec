import type { Page, Request } from 'playwright';
import budgets from '#scripts/budgets.json' with { type: 'json' };
import type { AuditPageKind } from './page-kinds.ts';

/**
 * The weight of a first visit to a page: kilobytes (1,000 bytes) as sent, compressed, without headers. `js_kb` is the
 * page's own scripts; worker scripts block nothing and count only towards the total.
 */
export type PageWeight = WeightBudget & { readonly font_kb: number; readonly image_kb: number };

/** The figures with a limit: fonts and pictures count only towards the total. */
type WeightBudget = typeof budgets.everyPage;

/** The weight limits of a page kind. */
export function getWeightBudget(kind: AuditPageKind): WeightBudget {
  const budgetsByKind: Partial<Record<AuditPageKind, Partial<WeightBudget>>> = budgets.byKind;
  return { ...budgets.everyPage, ...budgetsByKind[kind] };
}

/** Opens a page as a first visit and waits until everything that it requests by itself has loaded. */
export async function openAndMeasure(
  page: Page,
  url: string,
): Promise<{ status: number; weight: PageWeight }> {
  const requests: Request[] = [];
  const open = new Set<Request>();
  page.on('request', (request) => {
    requests.push(request);
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const response = await page.goto(url, { waitUntil: 'load' });
  await waitUntilQuiet(page, open);
  return { status: response?.status() ?? 0, weight: await measureWeight(page, requests) };
}

/** Number of consecutive polls, 100 ms and an idle callback apart, without a pending request. */
const QUIET_POLLS = 4;

/** Loaded scripts may request more, and islands and workers start only when the browser is idle. */
async function waitUntilQuiet(page: Page, open: ReadonlySet<Request>): Promise<void> {
  for (let quiet = 0; quiet < QUIET_POLLS; quiet = open.size > 0 ? 0 : quiet + 1) {
    await page.evaluate(
      () => new Promise((done) => setTimeout(() => requestIdleCallback(done, { timeout: 1000 }), 100)),
    );
  }
}

async function measureWeight(page: Page, requests: readonly Request[]): Promise<PageWeight> {
  const workers = new Set(page.workers().map((worker) => worker.url()));
  const parts = await Promise.all(
    requests.map(async (request) => ({
      type: workers.has(request.url()) ? 'worker' : request.resourceType(),
      bytes: await measureBytesSent(request),
    })),
  );
  const kilobytes = (type?: string) =>
    parts.filter((part) => !type || part.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return {
    html_kb: kilobytes('document'),
    css_kb: kilobytes('stylesheet'),
    js_kb: kilobytes('script'),
    font_kb: kilobytes('font'),
    image_kb: kilobytes('image'),
    total_kb: kilobytes(),
    requests: parts.length,
    dom: await page.evaluate(() => document.querySelectorAll('*').length),
  };
}

/** Prefers the server's Content-Length: browsers report no size for worker scripts. */
async function measureBytesSent(request: Request): Promise<number> {
  const stated = await (await request.response())?.headerValue('content-length');
  return stated ? Number(stated) : (await request.sizes()).responseBodySize;
}

/** A line for each figure above its budget. */
export function describeOverBudget(weight: PageWeight, budget: WeightBudget): string[] {
  return Object.entries(budget).flatMap(([name, limit]) => {
    const value = weight[name as keyof PageWeight];
    return value > limit ? [`${name} is ${Math.round(value * 10) / 10}, at most ${limit} allowed`] : [];
  });
}
