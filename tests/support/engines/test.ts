import { writeFile } from 'node:fs/promises';
import { test as base, expect } from 'playwright/test';
import type { EngineName } from '#scripts/test/engines.ts';
import { startSiteHost } from '#tests/support/servers/start-site-host.ts';
import type { Engine } from './driver.ts';
import { startEngine } from './start-engine.ts';
import { writeStartScript } from './start-script.ts';
import { Visitor } from './visitor.ts';

export interface EngineOptions {
  readonly engineName: EngineName;
  readonly windowWidth: number;
}

const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 1280: 900 };

/**
 * Refusals that an engine is known for. Safari before 16.4 takes the style sheet of the popover polyfill as an inline one;
 * reset.css has what matters of it.
 */
const KNOWN_TROUBLE: Readonly<Partial<Record<EngineName, RegExp>>> = {
  wpe: /style-src-elem refused inline$/,
};

interface EngineFixtures {
  /** As for a visitor who has closed the dealer's popup before: it would lie over what other tests are about. */
  readonly popups: boolean;
  readonly visitor: Visitor;
}

/**
 * Playwright's `test` with a visitor in one of the engines. A test fails in the end when anything went wrong on the way that
 * a visitor would not see: errors of scripts and refused policies.
 */
export const test = base.extend<EngineFixtures, EngineOptions & { host: number; engine: Engine }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  windowWidth: [390, { option: true, scope: 'worker' }],
  // A host for each browser: its rate limits count callers by address, and all of these call from one.
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first argument
    async ({}, use) => {
      const host = await startSiteHost();
      process.env.TEST_PORT = String(host.port);
      await use(host.port);
      await host.close();
    },
    { scope: 'worker', auto: true },
  ],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  popups: [false, { option: true }],
  visitor: async ({ engine, engineName, windowWidth, popups }, use, testInfo) => {
    const driver = await engine.openWindow({
      width: windowWidth,
      height: HEIGHTS[windowWidth] ?? 900,
      script: writeStartScript({ popups }),
    });
    const visitor = new Visitor(driver, windowWidth);
    await use(visitor);
    if (testInfo.status !== testInfo.expectedStatus) {
      const body = await visitor.takeScreenshot();
      await writeFile(testInfo.outputPath('what-was-seen.png'), body);
    }
    const trouble = await visitor.takeTrouble().catch((error) => [String(error)]);
    await driver.close();
    const unknown = trouble.filter((text) => !KNOWN_TROUBLE[engineName]?.test(text));
    expect(unknown, 'what went wrong unseen').toEqual([]);
  },
});
