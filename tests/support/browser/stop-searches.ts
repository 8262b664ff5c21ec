import type { Page } from 'playwright/test';

/** Keeps the searches of the open page from now on: they wait, or fail. Returns how to let them through again. */
export async function stopSearches(page: Page, how: 'wait' | 'fail'): Promise<() => Promise<void>> {
  await page.evaluate((isHeld) => {
    const { postMessage } = Worker.prototype;
    const waiting: (() => void)[] = [];
    Worker.prototype.postMessage = function (this: Worker, ...args: Parameters<typeof postMessage>) {
      const { id } = args[0];
      if (isHeld) waiting.push(() => postMessage.apply(this, args));
      else {
        const data = { id, error: 'The test lets it fail.' };
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
