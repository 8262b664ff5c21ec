import type { Page } from 'playwright/test';

/**
 * The layout shift of a page so far (CLS); `moved` names the elements for a failed test. What follows an input counts too:
 * Chromium takes a resized window for one.
 */
export function measureLayoutShift(page: Page): Promise<{ score: number; moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const shifts: { value: number; sources: { node: Node | null }[] }[] = [];
        new PerformanceObserver((list) => shifts.push(...(list.getEntries() as never[]))).observe({
          type: 'layout-shift',
          buffered: true,
        });
        const report = () => {
          const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node));
          resolve({
            score: shifts.reduce((sum, { value }) => sum + value, 0),
            moved: nodes.map((node) =>
              node instanceof Element ? node.outerHTML.slice(0, 60) : String(node),
            ),
          });
        };
        // What has just changed moves in the next frame, and entries are delivered before the browser is idle again.
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(report)));
      }),
  );
}
