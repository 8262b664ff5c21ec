import type { Page, Request } from 'playwright';
import budgets from '#scripts/budgets.json' with { type: 'json' };
import type { AuditPageKind } from './page-kinds.ts';

/**
 * What a first visit to a page costs: kilobytes (1,000 bytes) as sent, compressed, without headers. `js_kb` is what the
 * page itself runs; a worker's script, which holds nothing up, counts to the total.
 */
export type PageWeight = WeightBudget & { readonly font_kb: number; readonly image_kb: number };

/** The part of a weight that has a limit: fonts and pictures count to the total alone. */
type WeightBudget = typeof budgets.everyPage;

/** The most that a page of this kind may cost. */
export function getWeightBudget(kind: AuditPageKind): WeightBudget {
  const own: Partial<Record<AuditPageKind, Partial<WeightBudget>>> = budgets.byKind;
  return { ...budgets.everyPage, ...own[kind] };
}

/** Opens a page as a first visit and waits until all it asks for of its own accord has come. */
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

/** How many looks in a row, a tenth of a second and an idle moment apart, must find nothing on the way. */
const QUIET_POLLS = 4;

/** What has come may ask for more when it runs, and islands and workers start when the browser has nothing to do. */
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

/** As the server says, where it does: of a worker's script the browser tells no size. */
async function measureBytesSent(request: Request): Promise<number> {
  const stated = await (await request.response())?.headerValue('content-length');
  return stated ? Number(stated) : (await request.sizes()).responseBodySize;
}

/** One line for every figure above its budget; none when all hold. */
export function describeOverBudget(weight: PageWeight, budget: WeightBudget): string[] {
  return Object.entries(budget).flatMap(([name, most]) => {
    const value = weight[name as keyof PageWeight];
    return value > most ? [`${name} is ${Math.round(value * 10) / 10}, at most ${most} allowed`] : [];
  });
}
