import type { Page } from 'playwright';
import { sum } from '#scripts/cli/statistics.ts';

/**
 * What a browser does to show a page, as figures that don't depend on how fast the machine is. `layouts` is how often a box was
 * laid out on average: more than once if styles or typefaces arrive late. `blocking` is the processor time of tasks beyond
 * that of a small page's longest, in multiples of it: Lighthouse's blocking time, with the small page in place of 50 ms.
 * `blocking_requests` are those that the first paint, or what follows them in the page, waits for.
 */
export interface PageWork {
  readonly layouts: number;
  readonly blocking: number;
  readonly blocking_requests: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: of the start, of the duration, and of the processor time within it. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: {
    readonly name?: string;
    readonly data?: {
      readonly isMainFrame?: boolean;
      readonly url?: string;
      readonly renderBlocking?: string;
    };
    readonly beginData?: { readonly dirtyObjects: number; readonly totalObjects: number };
  };
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing'];

/** As much as a slow phone lays out and paints in about 100 ms. */
const SMALL_PAGE = `<!doctype html><title>Small page</title>${'<p>A line of <b>text</b> with <a href="#a">a link</a>.</p>'.repeat(100)}`;

/**
 * Opens a page with `open`, and says what the browser did, and what it requested before the load event. Chromium alone, and one
 * page of a browser at a time.
 */
export async function measureWork<Opened>(
  page: Page,
  open: () => Promise<Opened>,
): Promise<{ opened: Opened; work: PageWork; early: ReadonlySet<string> }> {
  const before = await measureSmallPage(page);
  const { opened, events } = await trace(page, open);
  // The machine may be busier by now: then all tasks take longer.
  const unit = Math.max(before, await measureSmallPage(page));
  const layouts = events.flatMap(({ name, args }) => (name === 'Layout' && args.beginData) || []);
  const boxes = Math.max(...layouts.map(({ totalObjects }) => totalObjects));
  const requests = events.filter(({ name }) => name === 'ResourceSendRequest');
  const loaded = events.find(({ name }) => name === 'loadEventStart')?.ts ?? 0;
  return {
    opened,
    work: {
      layouts: sum(layouts.map(({ dirtyObjects }) => dirtyObjects)) / boxes,
      blocking: sum(listTasks(events).map((task) => Math.max(0, task - unit))) / unit,
      blocking_requests: requests.filter(({ args }) =>
        /^(in_body_parser_|potentially_)?blocking$/.test(args.data?.renderBlocking ?? ''),
      ).length,
    },
    early: new Set(requests.filter(({ ts }) => ts < loaded).map(({ args }) => args.data?.url ?? '')),
  };
}

/** The processor time of the small page's longest task, in microseconds. */
async function measureSmallPage(page: Page): Promise<number> {
  await using small = await page.context().newPage();
  const { events } = await trace(small, async () => {
    await small.goto(`data:text/html,${encodeURIComponent(SMALL_PAGE)}`);
    // It has loaded before it is painted.
    await small.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
  });
  return Math.max(...listTasks(events));
}

/** The events of the main thread of the page that `open` opens, from its navigation on. */
async function trace<Opened>(page: Page, open: () => Promise<Opened>) {
  const browser = page.context().browser();
  if (!browser) throw new Error('a page can be traced only in a browser that was launched');
  await browser.startTracing(page, { categories: CATEGORIES });
  const opened = await open();
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  const start = traceEvents
    .filter(({ name, args }) => name === 'CommitLoad' && args.data?.isMainFrame)
    .toSorted((a, b) => a.ts - b.ts)
    .at(-1);
  if (!start) throw new Error(`${page.url()}: its navigation is not in the trace`);
  const main = traceEvents.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === start.pid && args.name === 'CrRendererMain',
  );
  const events = traceEvents.filter(
    ({ pid, tid, ts }) => pid === start.pid && tid === main?.tid && ts >= start.ts,
  );
  return { opened, events };
}

/** The processor time of each task, in microseconds. A task may be recorded twice, one inside the other. */
function listTasks(events: readonly TraceEvent[]): number[] {
  let end = 0;
  return events
    .filter(({ name }) => name.endsWith('RunTask'))
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .flatMap(({ ts, dur = 0, tdur = dur }) => {
      if (ts + dur <= end) return [];
      end = ts + dur;
      return tdur;
    });
}
