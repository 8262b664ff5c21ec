import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly dev?: boolean;
  readonly license?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

type Kind = 'dependencies' | 'optionalDependencies' | 'devDependencies';

const manifest: Record<Kind, Record<string, string>> & { allowScripts: Record<string, boolean> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const locked: Readonly<Record<string, LockedPackage>> = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
).packages;

test('every package is pinned to one version', () => {
  const { dependencies, optionalDependencies, devDependencies } = manifest;
  const versions = Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^(npm:[@a-z0-9/-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('the lock file names no registry, so anyone may use their own', () => {
  expect(Object.keys(locked).filter((path) => locked[path]?.resolved)).toEqual([]);
});

test('only esbuild runs a script as it is installed', () => {
  const scripts = Object.entries(locked).filter(([path, entry]) => path && entry.hasInstallScript);
  const names = scripts.map(([path]) => path.split('node_modules/').at(-1) ?? '');
  expect(names.filter((name) => manifest.allowScripts[name] !== false)).toEqual(['esbuild']);
});

test('the lock file has the packages of every platform, which npm ci requires', () => {
  const names = new Set(Object.keys(locked).map((path) => path.split('node_modules/').at(-1)));
  const optional = Object.values(locked).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  expect(optional.filter((name) => !names.has(name))).toEqual([]);
});

/** Licences that require only attribution. */
const PERMISSIVE =
  /^(MIT|MIT-0|MIT\/X11|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|CC0-1\.0|BlueOak-1\.0\.0|Python-2\.0|\(MIT OR CC0-1\.0\))$/;

test('packages that run in production are under permissive licences or named with theirs', () => {
  const text = readFileSync('THIRD-PARTY-LICENCES.md', 'utf8').replaceAll('\\*', '*');
  const named = [...text.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, names = '']) => names.split(', '));
  const isNamed = (name: string) =>
    named.some((known) =>
      known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name.startsWith(known),
    );
  const others = Object.entries(locked).filter(
    ([path, { dev, license }]) => path && !dev && license !== undefined && !PERMISSIVE.test(license),
  );
  expect(others.length).toBeGreaterThan(0);
  const names = others.map(([path]) => path.split('node_modules/').at(-1) ?? '');
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      integrity: v.optional(v.string()),
      resolved: v.optional(v.string()),
      link: v.optional(v.boolean()),
    }),
  ),
});

function readEntries(file: string) {
  const { packages } = v.parse(lockSchema, JSON.parse(readFileSync(file, 'utf8')));
  return Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);
}

test.each([
  ['package-lock.json', 500],
  ['scripts/tools/fonts/package-lock.json', 10],
  ['scripts/tools/lighthouse/package-lock.json', 100],
  ['scripts/tools/stryker/package-lock.json', 100],
])(
  '%s gives the SHA-512 of every package, each by https from the registry or without an address',
  (file, least) => {
    const entries = readEntries(file);
    expect(entries.length).toBeGreaterThan(least);
    const odd = entries.filter(
      ([, { integrity = '', resolved = 'https://registry.npmjs.org/' }]) =>
        !integrity.startsWith('sha512-') || !resolved.startsWith('https://registry.npmjs.org/'),
    );
    expect(odd).toEqual([]);
  },
);
