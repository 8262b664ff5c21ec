import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const manifest: Record<'dependencies' | 'devDependencies', Record<string, string>> = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const locked: Readonly<Record<string, LockedPackage>> = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
).packages;

test('every package is pinned to one version', () => {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('the lock file names no registry, so that anybody may use their own', () => {
  expect(Object.keys(locked).filter((path) => locked[path]?.resolved)).toEqual([]);
});

test('the lock file holds the packages of every platform, without which npm ci refuses it', () => {
  const names = new Set(Object.keys(locked).map((path) => path.split('node_modules/').at(-1)));
  const optional = Object.values(locked).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  expect(optional.filter((name) => !names.has(name))).toEqual([]);
});
