import { existsSync } from 'node:fs';
import { findProgram, type TestProgram } from './debian-programs.ts';

/** Debian's folder of the libraries of this kind of processor. */
const LIBRARIES = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;

/** The browser engines besides Chromium, which makes all other journeys. The one that finds most comes first. */
export const ENGINES = {
  webkit: {
    name: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
    isThere: () =>
      ['WebKitWebDriver', 'Xvfb'].every((name) => findProgram(name) !== undefined) &&
      existsSync(`${LIBRARIES}/girepository-1.0/WebKit2-4.1.typelib`) &&
      existsSync('/usr/lib/python3/dist-packages/gi/__init__.py'),
  },
  firefox: {
    name: 'Firefox',
    packages: ['firefox-esr'],
    isThere: () => findFirefox() !== undefined,
  },
} as const satisfies Record<string, TestProgram>;

export type EngineName = keyof typeof ENGINES;

/** Where this machine has a Firefox; `FIREFOX` names another place. */
export function findFirefox(): string | undefined {
  const named = process.env.FIREFOX;
  return named && existsSync(named) ? named : findProgram('firefox-esr', 'firefox');
}

/** Those of them that are on this machine. */
export function findEngines(): EngineName[] {
  return (Object.keys(ENGINES) as EngineName[]).filter((name) => ENGINES[name].isThere());
}
