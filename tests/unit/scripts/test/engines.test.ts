import { expect, test } from 'vitest';
import { findEngines, installEngines } from '#scripts/test/engines.ts';
import type { Machine } from '#scripts/test/machine.ts';
import { inventMachine } from '#tests/support/factories/invent-machine.ts';

const CHROMIUM = '/opt/bin/chromium';
const FIREFOX = '/opt/bin/firefox-esr';

/** A machine with these files; every command leaves those of `installs` behind, or fails if there are none. */
function invent(files: readonly string[], over: Partial<Machine> = {}, installs: readonly string[] = []) {
  const invented = inventMachine(files, { installs: installs.length > 0 ? { '': installs } : {}, ...over });
  const install = (long = false) => installEngines(long, invented.machine, invented.say);
  return { ...invented, install };
}

test('engines are found by what drives them, Chromium and WPE in the long form alone', () => {
  const { machine } = invent([CHROMIUM, FIREFOX, '/opt/bin/WPEWebDriver', '/opt/bin/cog']);
  expect(findEngines(false, machine)).toEqual(['firefox']);
  expect(findEngines(true, machine)).toEqual(['firefox', 'chromium', 'wpe']);
});

test('root on Debian gets the packages of what is missing, and of nothing else', async () => {
  const { ran, install } = invent([CHROMIUM], {}, [FIREFOX]);
  await install();
  expect(ran[0]).toMatch(/^apt-get .*install -y --no-install-recommends webkit2gtk-driver .*firefox-esr$/);
  expect(ran[0]).not.toContain('cog');
});

test('when packages cannot be installed, one line says which engine is not tested', async () => {
  const { ran, said, install } = invent([CHROMIUM, FIREFOX]);
  expect(await install()).toEqual(['webkit']);
  expect(ran.map((command) => command.includes(' install ') || command.endsWith(' update'))).toEqual([
    true,
    true,
  ]);
  expect(said.filter((line) => line.includes('is not tested'))).toEqual([
    expect.stringMatching(
      /^WebKitGTK is not tested: it is not on this machine\. Install it: apt-get install webkit2gtk-driver/,
    ),
  ]);
});

test.each([
  ['somebody who is not root', { isRoot: false }],
  ['another system', { isDebian: false }],
])('%s gets nothing installed', async (_, over) => {
  const { ran, install } = invent([CHROMIUM], over);
  expect(await install()).toEqual(['webkit', 'firefox']);
  expect(ran).toEqual([]);
});
