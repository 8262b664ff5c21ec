import { Builder, Button, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import type { EngineDriver, NamedKey } from './driver.ts';

/** The time that a stretch of the mouse's way takes: a driver may leave out one that takes none. */
const STEP_MS = 20;

const KEYS = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowLeft: Key.ARROW_LEFT,
  Home: Key.HOME,
  End: Key.END,
  Backspace: Key.BACK_SPACE,
} as const satisfies Record<NamedKey, string>;

/** Starts a browser by a WebDriver server that listens at `server`, with capabilities of that server. */
export async function startSession(
  server: string,
  capabilities: Readonly<Record<string, unknown>>,
): Promise<WebDriver> {
  return await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(server)
    .withCapabilities(new Capabilities(capabilities))
    .build();
}

/** The WebDriver protocol as the tests use it. */
export function createWebDriver(driver: WebDriver, close: () => Promise<void>): EngineDriver {
  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    leave: () => driver.get('about:blank'),
    run: (body, args) => driver.executeScript(body, ...args),
    moveMouse: async (steps) => {
      const actions = driver.actions({ async: false });
      for (const { x, y, button } of steps) {
        actions.move({ x: Math.round(x), y: Math.round(y), duration: STEP_MS, origin: Origin.VIEWPORT });
        if (button === 'down') actions.press(Button.LEFT);
        if (button === 'up') actions.release(Button.LEFT);
      }
      await actions.perform();
    },
    type: (text) => driver.actions({ async: false }).sendKeys(text).perform(),
    press: (key) => driver.actions({ async: false }).sendKeys(KEYS[key]).perform(),
    takeScreenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close,
  };
}
