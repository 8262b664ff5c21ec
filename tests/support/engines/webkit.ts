import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findFreePort } from '#scripts/cli/free-port.ts';
import type { EngineDriver, NamedKey, WindowOptions } from './driver.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const VIEW = resolve('tests/support/engines/webkit-view.py');

/** The time that each move of the mouse takes: the driver may leave out one that takes none. */
const MOVE_MS = 20;

/** The protocol's characters for keys without one: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const KEYS: Readonly<Record<NamedKey, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Home: '\uE011',
};

/** Opens a window of WebKitGTK, which is Safari's engine, on a screen of its own. */
export async function openWebKit({ width, height, script }: WindowOptions): Promise<EngineDriver> {
  const screen = await startScreen();
  const port = await findFreePort();
  const server = `http://127.0.0.1:${port}`;
  const driver = await startServer('WebKitWebDriver', [`--port=${port}`], {
    env: { DISPLAY: screen.display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
    url: `${server}/status`,
  });
  const dir = await mkdtemp(join(tmpdir(), 'forecourt-webkit-'));
  const file = join(dir, 'script.js');
  await writeFile(file, script);
  const capabilities = {
    browserName: 'webkit-view',
    'webkitgtk:browserOptions': {
      binary: VIEW,
      args: [`--size=${width}x${height}`, `--script=${file}`],
    },
  };
  const { sessionId } = Object(
    await post(`${server}/session`, { capabilities: { alwaysMatch: capabilities } }),
  );
  const session = `${server}/session/${sessionId}`;
  return createDriver(session, async () => {
    // Whatever the answer: the driver ends the browser and then misses its window.
    await fetch(session, { method: 'DELETE' });
    await driver.stop();
    await screen.stop();
    await rm(dir, { recursive: true, force: true });
  });
}

/** A session of the WebDriver protocol. */
function createDriver(session: string, close: () => Promise<void>): EngineDriver {
  const open = async (url: string) => {
    await post(`${session}/url`, { url });
  };
  const act = async (device: object, actions: readonly object[]) => {
    await post(`${session}/actions`, { actions: [{ ...device, actions }] });
  };
  const type = (text: string) =>
    act(
      { type: 'key', id: 'keyboard' },
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  return {
    open,
    reload: async () => {
      await post(`${session}/refresh`, {});
    },
    leave: () => open('about:blank'),
    run: (script, args) => post(`${session}/execute/sync`, { script, args }),
    moveMouse: (steps) =>
      act(
        { type: 'pointer', id: 'mouse' },
        steps.flatMap(({ x, y, button }) => [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: MOVE_MS },
          ...(button ? [{ type: button === 'down' ? 'pointerDown' : 'pointerUp', button: 0 }] : []),
        ]),
      ),
    type,
    press: (key) => type(KEYS[key]),
    takeScreenshot: async () => Buffer.from(String(await call(`${session}/screenshot`)), 'base64'),
    close,
  };
}

const post = (url: string, body: object): Promise<unknown> =>
  call(url, { method: 'POST', body: JSON.stringify(body) });

async function call(url: string, request?: RequestInit): Promise<unknown> {
  const response = await fetch(url, request);
  const { value } = Object(await response.json());
  if (!response.ok) throw new Error(`${new URL(url).pathname}: ${value.error}: ${value.message}`);
  return value;
}

/** An X server without a screen of glass, on the next free display. */
async function startScreen(): Promise<ServerProcess & { readonly display: string }> {
  const screen = await startServer(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp', '-noreset'],
    { line: /^\d+$/ },
  );
  return { ...screen, display: `:${screen.line}` };
}
