import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { error } from 'selenium-webdriver';
import { findFreePort } from '#scripts/cli/free-port.ts';
import type { Engine, EngineDriver, WindowOptions } from './driver.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { createWebDriver, startSession } from './webdriver-engine.ts';

const VIEW = resolve('tests/support/engines/webkit-view.py');

/** WebKitGTK, which is Safari's engine, in windows on a screen of its own. */
export async function startWebKit(): Promise<Engine> {
  const screen = await startScreen();
  const port = await findFreePort();
  const driver = await startServer('WebKitWebDriver', [`--port=${port}`], {
    env: { DISPLAY: screen.display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
    url: `http://127.0.0.1:${port}/status`,
  });
  return {
    about: 'WebKitGTK',
    openWindow: (options) => openWindow(`http://127.0.0.1:${port}`, options),
    close: async () => {
      await driver.stop();
      await screen.stop();
    },
  };
}

async function openWindow(server: string, { width, height, script }: WindowOptions): Promise<EngineDriver> {
  const dir = await mkdtemp(join(tmpdir(), 'forecourt-webkit-'));
  const file = join(dir, 'script.js');
  await writeFile(file, script);
  const driver = await startSession(server, {
    browserName: 'webkit-view',
    'webkitgtk:browserOptions': {
      binary: VIEW,
      args: [`--size=${width}x${height}`, `--script=${file}`],
    },
  });
  return createWebDriver(driver, async () => {
    // The driver ends the browser and then misses its window.
    await driver.quit().catch(ignoreMissingWindow);
    await rm(dir, { recursive: true, force: true });
  });
}

function ignoreMissingWindow(problem: unknown): void {
  if (!(problem instanceof error.NoSuchWindowError)) throw problem;
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
