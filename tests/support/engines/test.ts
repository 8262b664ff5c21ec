import { randomInt, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { test as base, expect } from 'playwright/test';
import type { EngineName } from '#scripts/test/debian-programs.ts';
import { type BreakableLine, openLine } from '#tests/support/servers/breakable-line.ts';
import { startSiteHost } from '#tests/support/servers/start-site-host.ts';
import type { EngineDriver, WindowOptions } from './driver.ts';
import { openFirefox } from './firefox.ts';
import { writeStartScript } from './start-script.ts';
import { Visitor } from './visitor.ts';
import { openWebKit } from './webkit.ts';

/** How to open a window of each engine, for a visitor who asks for little motion. */
const OPEN: Readonly<Record<EngineName, (window: WindowOptions) => Promise<EngineDriver>>> = {
  webkit: openWebKit,
  firefox: openFirefox,
};

const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 1280: 900 };

export interface EngineOptions {
  readonly engineName: EngineName;
  readonly windowWidth: number;
}

interface WorkerFixtures extends EngineOptions {
  /** The port of the host. */
  readonly host: number;
  readonly driver: EngineDriver;
}

interface EngineFixtures {
  readonly line: BreakableLine;
  readonly visitor: Visitor;
}

/**
 * Playwright's `test` with a visitor in one of the engines. A test fails in the end when anything went wrong on the way that
 * a visitor would not see: errors of scripts and refused policies.
 */
export const test = base.extend<EngineFixtures, WorkerFixtures>({
  engineName: ['webkit', { option: true, scope: 'worker' }],
  windowWidth: [390, { option: true, scope: 'worker' }],
  // A host for each browser, which may be asked at the same time.
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first argument
    async ({}, use) => {
      // Signs the links to offers, which tests make too.
      process.env.CAPTCHA_SECRET ??= randomUUID();
      const host = await startSiteHost();
      await use(host.port);
      await host.close();
    },
    { scope: 'worker' },
  ],
  // One window for all tests of a worker: starting a browser takes longer than many a test.
  driver: [
    async ({ engineName, windowWidth }, use) => {
      const driver = await OPEN[engineName]({
        width: windowWidth,
        height: HEIGHTS[windowWidth] ?? 900,
        script: writeStartScript(),
      });
      await use(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // A port of its own for each test: storage belongs to an origin, so the window's visitor is a new one there. The host limits how
  // often each caller may call, so it sees a new one too.
  line: [
    async ({ host }, use) => {
      const line = await openLine(host, `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`);
      process.env.TEST_PORT = String(line.port);
      await use(line);
      await line.close();
    },
    { auto: true },
  ],
  visitor: async ({ driver }, use, testInfo) => {
    const visitor = new Visitor(driver);
    await use(visitor);
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = await visitor.takeScreenshot();
      await writeFile(testInfo.outputPath('what-was-seen.png'), body);
    }
    const trouble = await visitor.takeTrouble().catch((error) => [String(error)]);
    await driver.leave();
    expect(trouble, 'what went wrong unseen').toEqual([]);
  },
});
