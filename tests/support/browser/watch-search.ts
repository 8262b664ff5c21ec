import type { Page } from 'playwright/test';

/** The activity of a search page since it was opened. */
export interface SearchWatch {
  /** Number of search batches sent to the search worker or a host; warming up a host doesn't count. */
  readonly searches: number;
  /** Changes of the document after parsing, without no-op changes. */
  readonly changes: readonly string[];
  /** Every result count that was ever visible, in order. */
  readonly counts: readonly string[];
  /** Titles of cards that were visible at any frame. */
  readonly titles: readonly string[];
  readonly frames: number;
}

declare global {
  interface Window {
    searchWatch: {
      searches: number;
      changes: string[];
      counts: string[];
      titles: Set<string>;
      frames: number;
    };
  }
}

/** Counts searches, document changes and what was visible at every frame, from before the page's first script. */
export async function watchSearch(page: Page): Promise<() => Promise<SearchWatch>> {
  await page.addInitScript(() => {
    const watch = {
      searches: 0,
      changes: [] as string[],
      counts: [] as string[],
      titles: new Set<string>(),
      frames: 0,
    };
    window.searchWatch = watch;
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, ...args: Parameters<typeof postMessage>) {
      // Without a request, it only loads the index.
      if (args[0]?.requests?.length > 0) watch.searches++;
      postMessage.apply(this, args);
    } as typeof postMessage;
    const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const look = () => {
      watch.frames++;
      for (const title of document.querySelectorAll('#search .card__title'))
        if (visible(title)) watch.titles.add(title.textContent ?? '');
      const count = document.querySelector('#search h1 .num');
      const text = count && visible(count) ? (count.textContent ?? '') : undefined;
      if (text !== undefined && watch.counts.at(-1) !== text) watch.counts.push(text);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    addEventListener('DOMContentLoaded', () => {
      const changesNothing = ({ type, target, attributeName, oldValue }: MutationRecord) =>
        type === 'attributes' && (target as Element).getAttribute(attributeName ?? '') === oldValue;
      // The first of several changes to an attribute has its original value: React removes field names and restores them.
      const isFirst = (record: MutationRecord, index: number, records: readonly MutationRecord[]) =>
        record.type !== 'attributes' ||
        records.findIndex(
          (other) => other.target === record.target && other.attributeName === record.attributeName,
        ) === index;
      new MutationObserver((records) => {
        for (const record of records.filter(isFirst)) {
          if (changesNothing(record)) continue;
          watch.changes.push(`${record.type} ${record.target.nodeName} ${record.attributeName ?? ''}`);
        }
      }).observe(document.querySelector('#search') ?? document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
        attributeOldValue: true,
      });
    });
  });
  let hosted = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) hosted = 0;
    if (request.url().includes('/multi_search') && /"per_page":[1-9]/.test(request.postData() ?? ''))
      hosted++;
  });
  return async () => {
    const watch = (await page.evaluate(() => ({
      ...window.searchWatch,
      titles: [...window.searchWatch.titles],
    }))) as SearchWatch;
    return { ...watch, searches: watch.searches + hosted };
  };
}

/** Waits until the island is hydrated: React marks its elements. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.querySelector('#search');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
  await page.waitForFunction(() => !('pending' in document.documentElement.dataset));
}
