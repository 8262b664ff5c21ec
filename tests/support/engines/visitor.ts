import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'playwright/test';
import type { EngineDriver, MouseStep, NamedKey } from './driver.ts';
import {
  type ElementView,
  type PageTools,
  type Pattern,
  type PressPoint,
  type Step,
  writePageTools,
} from './page-tools.ts';
import { TAKE_TROUBLE } from './start-script.ts';

/** As long as a busy machine may take for a page. */
const ACTION_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 100;

type Text = string | RegExp;

interface RoleOptions {
  readonly name?: Text;
  readonly level?: number;
  readonly checked?: boolean;
}

/** Somebody with a browser: opens pages, finds what is on them by role and name, and uses a mouse and keys. */
export class Visitor {
  readonly #driver: EngineDriver;

  constructor(driver: EngineDriver) {
    this.#driver = driver;
  }

  open = (url: string): Promise<void> => this.#driver.open(url);
  reload = (): Promise<void> => this.#driver.reload();
  press = (key: NamedKey): Promise<void> => this.#driver.press(key);
  type = (text: string): Promise<void> => this.#driver.type(text);
  moveMouse = (steps: readonly MouseStep[]): Promise<void> => this.#driver.moveMouse(steps);
  takeScreenshot = (): Promise<Buffer> => this.#driver.takeScreenshot();

  /** One step back in the history, as far as it has got; what is expected then must be waited for. */
  async back(): Promise<void> {
    // In a task of its own: the answer must be on its way before the page is gone.
    await this.evaluate(() => {
      setTimeout(() => history.back());
    });
  }

  /** The address without its host. */
  address = (): Promise<string> => this.evaluate(() => location.pathname + location.search);

  /** Runs a function in the page. It must not use anything of its module. */
  async evaluate<Args extends readonly unknown[], Result>(
    body: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return (await this.#driver.run(`return (${body}).apply(null, arguments)`, args)) as Result;
  }

  role = (role: string, options: RoleOptions = {}): Found => new Found(this, []).role(role, options);
  label = (text: Text): Found => new Found(this, []).label(text);
  text = (text: Text): Found => new Found(this, []).text(text);
  selector = (selector: string): Found => new Found(this, []).selector(selector);

  /** What went wrong unseen since this was asked last. */
  async takeTrouble(): Promise<string[]> {
    const trouble = await this.#driver.run(TAKE_TROUBLE, []);
    return Array.isArray(trouble) ? trouble.map(String) : [];
  }

  /** Uses one of the tools in the page, which are brought there first if need be. */
  async use<Tool extends keyof PageTools>(
    tool: Tool,
    ...args: Parameters<PageTools[Tool]>
  ): Promise<ReturnType<PageTools[Tool]>> {
    const call = `return window.testTools ? { answer: window.testTools.${tool}(...arguments) } : null`;
    const first = await this.#driver.run(call, args);
    const result = first ?? (await this.#bringTools().then(() => this.#driver.run(call, args)));
    return (result as { answer: ReturnType<PageTools[Tool]> }).answer;
  }

  #bringTools(): Promise<unknown> {
    return this.#driver.run(`${writePageTools()}\nreturn true`, []);
  }
}

/** Elements on a page, looked for anew at each use. */
export class Found {
  readonly #visitor: Visitor;
  readonly #steps: readonly Step[];

  constructor(visitor: Visitor, steps: readonly Step[]) {
    this.#visitor = visitor;
    this.#steps = steps;
  }

  role(role: string, { name, level, checked }: RoleOptions = {}): Found {
    return this.#then({ by: 'role', role, name: name && toPattern(name), level, checked });
  }

  label = (text: Text): Found => this.#then({ by: 'label', text: toPattern(text) });
  text = (text: Text): Found => this.#then({ by: 'text', text: toPattern(text) });
  selector = (selector: string): Found => this.#then({ by: 'selector', selector });
  /** The one of this number, from 0; from the end if negative. */
  nth = (number: number): Found => this.#then({ by: 'number', number });

  #then(step: Step): Found {
    return new Found(this.#visitor, [...this.#steps, step]);
  }

  all = (): Promise<ElementView[]> => this.#visitor.use('view', this.#steps);
  async count(): Promise<number> {
    return (await this.all()).length;
  }
  async isVisible(): Promise<boolean> {
    return (await this.count()) > 0;
  }
  /** The first of them, once there is one. */
  view = (): Promise<ElementView> =>
    retry(`${this}`, async () => {
      const [first] = await this.all();
      if (!first) throw new Error('there is none');
      return first;
    });

  async click(): Promise<void> {
    const { x, y } = await this.#hover();
    await this.#visitor.moveMouse([
      { x, y, button: 'down' },
      { x, y, button: 'up' },
    ]);
  }

  /** Drags the thumb of a slider to a part of its track, from 0 to 1, and lets go. */
  async dragThumb(to: number): Promise<void> {
    await this.scrollIntoView();
    const { box, value, attributes } = await this.#findAtRest();
    const [min, max] = [Number(attributes.min), Number(attributes.max)];
    // The native control is half a thumb wider than the track on each side.
    const at = (part: number) => ({
      x: box.x + box.height / 2 + part * (box.width - box.height),
      y: box.y + box.height / 2,
    });
    const from = (Number(value) - min) / (max - min);
    await this.#visitor.moveMouse([
      at(from),
      { ...at(from), button: 'down' },
      at((from + to) / 2),
      at(to),
      { ...at(to), button: 'up' },
    ]);
  }

  /** Replaces the text of a field by keys. */
  async fill(text: string): Promise<void> {
    await retry(`${this}`, () => this.#visitor.use('selectText', this.#steps));
    await this.#visitor.type(text);
  }

  choose = (option: Text | number): Promise<void> =>
    retry(`${this}`, () =>
      this.#visitor.use('choose', this.#steps, typeof option === 'number' ? option : toPattern(option)),
    );

  async focus(): Promise<void> {
    await retry(`${this}`, () => this.#visitor.use('selectText', this.#steps));
  }

  async scrollIntoView(): Promise<void> {
    await retry(`${this}`, () => this.#visitor.use('scrollTo', this.#steps));
  }

  /**
   * Where a press reaches it, once it has come to rest there. What is scrolled to may move a moment later: parts of a page
   * out of sight have the heights that style sheets guess, until they are seen.
   */
  async #findStillPoint(): Promise<{ x: number; y: number }> {
    let last: PressPoint = { problem: 'it has not been looked for' };
    return await retry(`${this}`, async () => {
      if ('problem' in last) await this.#visitor.use('scrollTo', this.#steps);
      const before = last;
      last = await this.#visitor.use('findPressPoint', this.#steps);
      if ('problem' in last) throw new Error(last.problem);
      if ('problem' in before || !isNear(before, last)) throw new Error('it moves');
      return last;
    });
  }

  /** Moves the mouse to where a press reaches it, and looks again: what has just been drawn may still push it away. */
  #hover(): Promise<{ x: number; y: number }> {
    return retry(`${this}`, async () => {
      const point = await this.#findStillPoint();
      await this.#visitor.moveMouse([point]);
      const now = await this.#visitor.use('findPressPoint', this.#steps);
      if ('problem' in now || !isNear(point, now)) throw new Error('it moves');
      return point;
    });
  }

  /** The same of what a press in its middle need not reach, such as the track of a slider. */
  #findAtRest(): Promise<ElementView> {
    let last: ElementView | undefined;
    return retry(`${this}`, async () => {
      const before = last;
      last = await this.view();
      if (!before || !isNear(before.box, last.box)) throw new Error('it moves');
      return last;
    });
  }

  toString(): string {
    return this.#steps.map((step) => JSON.stringify(step)).join(' > ');
  }
}

/** Within a pixel: boxes at rest have fractions that may differ. */
function isNear(a: { x: number; y: number }, b: { x: number; y: number }): boolean {
  return Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1;
}

function toPattern(text: Text): Pattern {
  return typeof text === 'string' ? text : { source: text.source, flags: text.flags };
}

/** Tries until it succeeds: pages change under a visitor's hands, and a change of page takes all scripts with it. */
async function retry<Result>(what: string, action: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + ACTION_TIMEOUT_MS;
  while (true) {
    try {
      return await action();
    } catch (error) {
      if (performance.now() > end)
        throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}`);
      await sleep(POLL_INTERVAL_MS);
    }
  }
}

/** Playwright's polling `expect` of what a page shows; an answer that fails while pages change is asked for again. */
export function expectSoon<Result>(read: () => Promise<Result>) {
  return expect.poll(() => read().catch(() => undefined), {
    timeout: ACTION_TIMEOUT_MS,
    intervals: [POLL_INTERVAL_MS],
  });
}
