import type { Page, Request } from 'playwright';
import budgets from '#scripts/budgets.json' with { type: 'json' };
import type { AuditPageKind } from './page-kinds.ts';
import { measureWork, type PageWork } from './page-work.ts';

/**
 * The weight of a first visit to a page: kilobytes (1,000 bytes) as sent, compressed, without headers. `js_kb` is the
 * page's own scripts; worker scripts block nothing and count only towards the total. `early` is what is requested before the
 * load event, `body_styles` counts style sheets in the middle of the page.
 */
export type PageWeight = WeightBudget & { readonly font_kb: number; readonly image_kb: number };

/** The figures with a limit: fonts and pictures count only towards the total. */
type WeightBudget = typeof budgets.everyPage;

/** The weight limits of a page kind. */
export function getWeightBudget(kind: AuditPageKind): WeightBudget {
  const budgetsByKind: Partial<Record<AuditPageKind, Partial<WeightBudget>>> = budgets.byKind;
  return { ...budgets.everyPage, ...budgetsByKind[kind] };
}

/**
 * Opens a page as a first visit and waits until everything that it requests by itself has loaded. `traced`: whether to measure the
 * browser's work and what comes before the load event as well, which takes as long as the rest.
 */
export async function openAndMeasure(
  page: Page,
  url: string,
  traced = true,
): Promise<{ status: number; weight: Partial<PageWeight> }> {
  const requests: Request[] = [];
  const open = new Set<Request>();
  const visit = async () => {
    page.on('request', (request) => {
      requests.push(request);
      open.add(request);
    });
    page.on('requestfinished', (request) => open.delete(request));
    page.on('requestfailed', (request) => open.delete(request));
    const answer = await page.goto(url, { waitUntil: 'load' });
    await waitUntilQuiet(page, open);
    return answer;
  };
  const { opened: response, ...measured } = traced
    ? await measureWork(page, visit)
    : { opened: await visit() };
  // A search waits for the visitor.
  await page.evaluate(() =>
    document.getElementById('search')?.dispatchEvent(new Event('input', { bubbles: true })),
  );
  await waitUntilQuiet(page, open);
  // What is fetched into the cache before it is used counts once.
  const files = [...new Map(requests.map((request) => [request.url(), request])).values()];
  return { status: response?.status() ?? 0, weight: await measureWeight(page, files, measured) };
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

async function measureWeight(
  page: Page,
  requests: readonly Request[],
  { work, early }: { readonly work?: PageWork; readonly early?: ReadonlySet<string> },
): Promise<Partial<PageWeight>> {
  const workers = new Set(page.workers().map((worker) => worker.url()));
  const parts = await Promise.all(
    requests.map(async (request) => ({
      type: workers.has(request.url()) ? 'worker' : request.resourceType(),
      early: early?.has(request.url()),
      bytes: await measureBytesSent(request),
    })),
  );
  const sum = (some: typeof parts) => some.reduce((total, { bytes }) => total + bytes, 0) / 1000;
  const ofType = (type: string) => parts.filter((part) => part.type === type);
  const earlyOfType = (type: string) => ofType(type).filter((part) => part.early);
  return {
    html_kb: sum(ofType('document')),
    css_kb: sum(ofType('stylesheet')),
    js_kb: sum(ofType('script')),
    font_kb: sum(ofType('font')),
    ...(early && { early_js_kb: sum(earlyOfType('script')), early_font_kb: sum(earlyOfType('font')) }),
    image_kb: sum(ofType('image')),
    total_kb: sum(parts),
    requests: parts.length,
    ...(await page.evaluate(() => ({
      body_styles: document.querySelectorAll('body link[rel=stylesheet]').length,
      dom: document.querySelectorAll('*').length,
    }))),
    ...work,
  };
}

/** Prefers the server's Content-Length: browsers report no size for worker scripts. */
async function measureBytesSent(request: Request): Promise<number> {
  const stated = await (await request.response())?.headerValue('content-length');
  return stated ? Number(stated) : (await request.sizes()).responseBodySize;
}

/** A line for each figure above its budget. */
export function describeOverBudget(weight: Partial<PageWeight>, budget: WeightBudget): string[] {
  return Object.entries(budget).flatMap(([name, limit]) => {
    const value = weight[name as keyof PageWeight] ?? 0;
    return value > limit ? [`${name} is ${Math.round(value * 10) / 10}, at most ${limit} allowed`] : [];
  });
}
