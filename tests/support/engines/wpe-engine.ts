import { findFreePort } from '#scripts/cli/free-port.ts';
import type { Engine, EngineDriver } from './driver.ts';
import { startServer } from './server-process.ts';
import { createWebDriver, startSession } from './webdriver-engine.ts';

/**
 * WPE WebKit 2.38, which is the engine of Safari 16.0: older than the baseline by half a year. Its window is always 800 px
 * wide and 600 px high, in which menu and filters are drawers.
 */
export async function startWpe(): Promise<Engine> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const driver = await startServer('WPEWebDriver', [`--port=${port}`], { url: `${url}/status` });
  return {
    about: 'WPE WebKit',
    openWindow: ({ script }) => openWindow(url, script),
    close: driver.stop,
  };
}

async function openWindow(server: string, script: string): Promise<EngineDriver> {
  const session = await startSession(server, {
    browserName: 'cog',
    'wpe:browserOptions': {
      binary: '/usr/bin/cog',
      args: ['--platform=headless', '--automation'],
    },
  });
  const driver = createWebDriver(session, () => session.quit().catch(() => undefined));
  // Cog runs no script before those of a page: what goes wrong while it loads isn't noted.
  const addScript = async () => {
    await driver.run(script, []);
  };
  return {
    ...driver,
    open: (url) => driver.open(url).then(addScript),
    reload: () => driver.reload().then(addScript),
  };
}
