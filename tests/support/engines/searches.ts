import type { Visitor } from './visitor.ts';

/**
 * What the search of a page does: what was typed, what its worker was asked for, and what was written to the URL. Suggestions ask
 * for counts alone, at once; they are no search of what was typed.
 */
export interface SearchMoment {
  readonly kind: 'typed' | 'asked' | 'written';
  readonly text: string;
  /** In milliseconds. */
  readonly at: number;
}

/** Takes down from now on what the search of the open page does; returns how to read it. */
export async function watchSearches(visitor: Visitor): Promise<() => Promise<SearchMoment[]>> {
  await visitor.evaluate(() => {
    const moments: SearchMoment[] = [];
    const add = (kind: SearchMoment['kind'], text: string) =>
      moments.push({ kind, text, at: performance.now() });
    Object.assign(window, { searchMoments: moments });
    addEventListener('input', ({ target }) => add('typed', (target as HTMLInputElement).value), true);
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, ...args: Parameters<typeof postMessage>) {
      const wanted = JSON.stringify(args[0]);
      if (/"hitsPerPage":[1-9]/.test(wanted)) add('asked', wanted);
      postMessage.apply(this, args);
    } as typeof postMessage;
    for (const method of ['pushState', 'replaceState'] as const) {
      const real = history[method];
      history[method] = (...args) => {
        real.apply(history, args);
        add('written', location.pathname + location.search);
      };
    }
  });
  return () => visitor.evaluate(() => Reflect.get(window, 'searchMoments') as SearchMoment[]);
}

/** An open page: of an engine, or of Playwright. */
interface OpenPage {
  evaluate(run: () => void): Promise<void>;
  evaluate(run: (isHeld: boolean) => void, isHeld: boolean): Promise<void>;
}

/** Keeps the searches of the open page from now on: they wait, or fail. Returns how to let them through again. */
export async function stopSearches(page: OpenPage, how: 'wait' | 'fail'): Promise<() => Promise<void>> {
  await page.evaluate((isHeld) => {
    const { postMessage } = Worker.prototype;
    const waiting: (() => void)[] = [];
    Worker.prototype.postMessage = function (this: Worker, ...args: Parameters<typeof postMessage>) {
      const { id, type } = args[0];
      if (isHeld) waiting.push(() => postMessage.apply(this, args));
      else if (type === 'load') postMessage.apply(this, args);
      else {
        const data = { type: 'failed', id, message: 'The test lets it fail.' };
        setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })), 50);
      }
    } as typeof postMessage;
    const letThrough = () => {
      Worker.prototype.postMessage = postMessage;
      for (const send of waiting) send();
    };
    Object.assign(window, { letSearchesThrough: letThrough });
  }, how === 'wait');
  return () => page.evaluate(() => Reflect.get(window, 'letSearchesThrough')());
}
