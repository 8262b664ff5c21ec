import { expect, test } from 'vitest';
import {
  findBrowser,
  findOrInstallBrowser,
  findTestBrowser,
  findWholeBrowser,
} from '#scripts/test/browser.ts';
import { inventMachine } from '#tests/support/factories/invent-machine.ts';

const OWN = '/cache/ms-playwright/chrome';

/** A machine on which nobody may install packages. */
const invent: typeof inventMachine = (files, over) =>
  inventMachine(files, { playwrightChromium: OWN, isRoot: false, isDebian: false, ...over });

const SHELL = '/opt/bin/chromium-headless-shell';
const WHOLE = '/usr/bin/chromium';
const APT = 'apt-get install -y --no-install-recommends chromium-headless-shell chromium fonts-liberation';

test.each([
  ["Playwright's own", [OWN, '/usr/bin/chromium', SHELL], OWN],
  ['Chrome of the system', ['/usr/bin/google-chrome', '/usr/bin/chromium'], '/usr/bin/google-chrome'],
  ['Chromium of the system', ['/usr/bin/chromium'], '/usr/bin/chromium'],
  ['a Chromium on the PATH', ['/opt/bin/chromium'], '/opt/bin/chromium'],
  ['a shell, where there is no more,', [SHELL], SHELL],
  ['nothing', ['/usr/bin/firefox'], undefined],
])('%s is found', (_, files, found) => {
  expect(findBrowser(invent(files).machine)).toBe(found);
});

test.each([
  ['the shell', ['/usr/bin/chromium', SHELL], SHELL],
  ['a whole browser, where there is no shell,', ['/usr/bin/chromium'], '/usr/bin/chromium'],
])('%s is tested with', (_, files, found) => {
  expect(findTestBrowser(invent(files).machine)).toBe(found);
});

test('a shell is no whole browser', () => {
  expect(findWholeBrowser(invent([SHELL]).machine)).toBeUndefined();
  expect(findWholeBrowser(invent([SHELL, WHOLE]).machine)).toBe(WHOLE);
});

test('an existing browser is used and nothing is installed', async () => {
  const { machine, ran } = invent(['/usr/bin/chromium'], { isRoot: true, isDebian: true });
  expect(await findOrInstallBrowser(machine)).toBe('/usr/bin/chromium');
  expect(ran).toEqual([]);
});

test.each([
  ['nothing', [], [SHELL, WHOLE]],
  ['the shell alone, which has no back/forward cache,', [SHELL], [WHOLE]],
])('with %s, root on Debian gets what is missing', async (_, files, installed) => {
  const { machine, ran } = invent(files, {
    isRoot: true,
    isDebian: true,
    installs: { [APT]: installed },
  });
  expect(await findOrInstallBrowser(machine)).toBe(SHELL);
  expect(findWholeBrowser(machine)).toBe(WHOLE);
  expect(ran).toEqual([APT]);
});

test('the shell is tested with where no whole browser can be had', async () => {
  const { machine, ran } = invent([SHELL]);
  expect(await findOrInstallBrowser(machine)).toBe(SHELL);
  expect(ran).toEqual(['playwright install chromium']);
});

test('package lists are updated if the first attempt fails', async () => {
  let updated = false;
  const { machine } = invent([], {
    isRoot: true,
    isDebian: true,
    exists: (path) => updated && (path === SHELL || path === WHOLE),
    run: (_, [verb]) => {
      const succeeds = verb === 'update' || updated;
      updated ||= verb === 'update';
      return Promise.resolve(succeeds);
    },
  });
  expect(await findOrInstallBrowser(machine)).toBe(SHELL);
});

test.each([
  ['no root', { isRoot: false, isDebian: true }],
  ['no Debian', { isRoot: true, isDebian: false }],
])('with %s, Playwright downloads one', async (_, over) => {
  const { machine, ran } = invent([], { ...over, installs: { 'playwright install': [OWN] } });
  expect(await findOrInstallBrowser(machine)).toBe(OWN);
  expect(ran).toEqual(['playwright install chromium']);
});

test('if all attempts fail, each was tried and reported', async () => {
  const { machine, ran } = invent([], { isRoot: true, isDebian: true });
  const said: string[] = [];
  expect(await findOrInstallBrowser(machine, (text) => said.push(text))).toBeUndefined();
  expect(ran).toEqual([APT, 'apt-get update', 'playwright install chromium']);
  expect(said).toHaveLength(3);
});

test('an installer that leaves no browser is a failure', async () => {
  const { machine } = invent([], { run: () => Promise.resolve(true) });
  expect(await findOrInstallBrowser(machine)).toBeUndefined();
});
