import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      integrity: v.optional(v.string()),
      resolved: v.optional(v.string()),
      optional: v.optional(v.boolean()),
      link: v.optional(v.boolean()),
    }),
  ),
});

function readEntries(file: string) {
  const { packages } = v.parse(lockSchema, JSON.parse(readFileSync(file, 'utf8')));
  return Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);
}

/**
 * Builds of native packages for other machines, which the registry that the lockfile was made with does not have, so npm
 * could write no hash. `npm ci` on such a machine checks them by its registry's own answer alone.
 */
const WITHOUT_HASH: Readonly<Record<string, readonly string[]>> = {
  // biome-ignore-start format: a list reads better in rows
  '@astrojs/compiler-binding': [
    'android-arm64',
    'darwin-arm64',
    'darwin-x64',
    'linux-arm64-gnu',
    'linux-arm64-musl',
    'wasm32-wasi',
    'win32-arm64-msvc',
    'win32-x64-msvc',
  ],
  '@biomejs/cli': [
    'android-arm64',
    'android-x64',
    'darwin-arm64',
    'darwin-x64',
    'linux-arm64-musl',
    'linux-x64-musl',
    'win32-arm64',
    'win32-x64',
  ],
  '@oxc-parser/binding': [
    'android-arm-eabi',
    'android-arm64',
    'darwin-arm64',
    'darwin-x64',
    'freebsd-x64',
    'linux-arm-gnueabihf',
    'linux-arm-musleabihf',
    'linux-ppc64-gnu',
    'linux-riscv64-gnu',
    'linux-riscv64-musl',
    'linux-s390x-gnu',
    'openharmony-arm64',
    'win32-arm64-msvc',
    'win32-ia32-msvc',
    'win32-x64-msvc',
  ],
  // biome-ignore-end format: a list reads better in rows
};

describe.each([
  ['package-lock.json', 500, WITHOUT_HASH],
  ['scripts/audit/tools/package-lock.json', 100, {}],
])('%s', (file, least, withoutHash) => {
  const entries = readEntries(file);

  test('gives a hash for every package but those that are named here, which are optional', () => {
    expect(entries.length).toBeGreaterThan(least);
    const without = entries.filter(([, { integrity }]) => integrity === undefined);
    const named = Object.entries(withoutHash).flatMap(([name, machines]) =>
      machines.map((machine) => `node_modules/${name}-${machine}`),
    );
    expect(without.map(([path]) => path).sort()).toEqual(named.sort());
    expect(without.filter(([, { optional }]) => !optional)).toEqual([]);
  });

  test('has hashes of SHA-512, and packages that come by https from the registry', () => {
    const odd = entries.filter(
      ([, { integrity, resolved }]) =>
        (integrity !== undefined && !integrity.startsWith('sha512-')) ||
        (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
    );
    expect(odd).toEqual([]);
  });
});
