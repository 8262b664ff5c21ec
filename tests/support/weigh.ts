import type { Page, Request } from 'playwright/test';
import budgets from '#scripts/budgets.json' with { type: 'json' };
import type { PageKind } from '#tests/support/page-kinds.ts';

/** What a first visit to a page costs: kilobytes (1,024 bytes) as sent, compressed, without headers. */
export type Weight = typeof budgets.everyPage;

/** The most that a page of this kind may cost. */
export function budgetFor(kind: PageKind): Weight {
  const own: Partial<Record<PageKind, Partial<Weight>>> = budgets.byKind;
  return { ...budgets.everyPage, ...own[kind] };
}

/** Opens a page as a first visit and waits until all it asks for of its own accord has come. */
export async function openAndWeigh(page: Page, url: string): Promise<{ status: number; weight: Weight }> {
  const requests: Request[] = [];
  const open = new Set<Request>();
  page.on('request', (request) => {
    requests.push(request);
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const response = await page.goto(url, { waitUntil: 'load' });
  await settled(page, open);
  return { status: response?.status() ?? 0, weight: await weigh(page, requests) };
}

/** How many idle moments in a row must find nothing on the way: what has come may ask for more in the next one. */
const QUIET_MOMENTS = 3;

async function settled(page: Page, open: ReadonlySet<Request>): Promise<void> {
  for (let quiet = 0; quiet < QUIET_MOMENTS; quiet = open.size > 0 ? 0 : quiet + 1) {
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
  }
}

async function weigh(page: Page, requests: readonly Request[]): Promise<Weight> {
  const parts = await Promise.all(
    requests.map(async (request) => ({
      type: request.resourceType(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  const kilobytes = (of: (type: string) => boolean) =>
    parts.filter(({ type }) => of(type)).reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  return {
    html_kb: kilobytes((type) => type === 'document'),
    css_kb: kilobytes((type) => type === 'stylesheet'),
    js_kb: kilobytes((type) => type === 'script'),
    total_kb: kilobytes(() => true),
    requests: parts.length,
    dom: await page.evaluate(() => document.querySelectorAll('*').length),
  };
}

/** One line for every figure above its budget; none when all hold. */
export function overBudget(weight: Weight, budget: Weight): string[] {
  return Object.entries(budget).flatMap(([name, most]) => {
    const value = weight[name as keyof Weight];
    return value > most ? [`${name} is ${Math.round(value * 10) / 10}, at most ${most} allowed`] : [];
  });
}
