import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { CATALOGUES } from '#features/catalogue-search/catalogues.ts';
import { CHUNKS, chunkGroups } from '#scripts/build/adapter/chunks.ts';
import { REACT_CHUNK } from '#scripts/build/compiled.ts';

// The compiler does not check names in configuration: a name that matches no module would silently do nothing.

test('every module and package of a chunk exists', () => {
  const paths = CHUNKS.flatMap(({ modules = [], except = [] }) => [...modules, ...except]);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  const packages = CHUNKS.flatMap(({ packages: names = [] }) => names);
  expect(packages.filter((name) => !existsSync(`node_modules/${name}`))).toEqual([]);
});

test('a chunk takes its folders and files, and leaves out its exceptions', () => {
  const facts = chunkGroups('/p').find(({ name }) => name === 'facts');
  const takes = (id: string) => typeof facts?.test === 'function' && facts.test(id);
  expect(takes('/p/src/domain/car/price/price.ts')).toBe(true);
  expect(takes('/p/src/domain/numbers.ts')).toBe(true);
  expect(takes('/p/src/domain/car/status/live-status.ts')).toBe(false);
  expect(takes('/p/src/domain/car-park.ts')).toBe(false);
});

test('every compiled script that the build looks for is named after a module or a chunk', () => {
  const modules = new Set([
    ...globSync('src/**/*.{ts,tsx}').map((path) => basename(path).replace(/\.tsx?$/, '')),
    ...CHUNKS.map(({ name }) => name),
  ]);
  const names = [...Object.values(CATALOGUES).map(({ entry }) => entry), REACT_CHUNK];
  expect(names.filter((name) => !modules.has(name))).toEqual([]);
});

test('every entry of the check for unused code matches a file', () => {
  const { entry }: { entry: string[] } = JSON.parse(readFileSync('knip.json', 'utf8'));
  expect(entry.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
});
