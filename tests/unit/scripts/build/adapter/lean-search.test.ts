import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { removeUnusedMethods, UNUSED_METHODS } from '#scripts/build/adapter/lean-search.ts';

const resolve = createRequire(import.meta.url).resolve;
const helperDir = dirname(resolve('algoliasearch-helper/src/algoliasearch.helper.js'));
const read = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
const original = (path: string) => read(join(helperDir, path));
const lean = (path: string) => {
  const unused = UNUSED_METHODS[path];
  return unused ? removeUnusedMethods(original(path), unused) : original(path);
};

const PATHS = Object.keys(UNUSED_METHODS);
const methodsOf = (path: string, code: string) =>
  [...code.matchAll(UNUSED_METHODS[path]?.method ?? /$^/g)].map(([, name = '']) => name);
const removedFrom = (path: string) => {
  const left = methodsOf(path, lean(path));
  return methodsOf(path, original(path)).filter((name) => !left.includes(name));
};

const REACT_DIR = join(process.cwd(), 'node_modules/react-instantsearch-core/dist/es');

/** The code of a search page that works with the helper: InstantSearch's core, and what is left of the helper. */
const CALLERS: readonly string[] = [
  ...['lib/InstantSearch.js', 'lib/routers/history.js', 'widgets/index/index.js'].map((file) =>
    read(resolve(`instantsearch.js/es/${file}`)),
  ),
  ...globSync('{lib/*,components/*,hooks/use{InstantSearch,Connector}}.js', { cwd: REACT_DIR }).map((file) =>
    read(join(REACT_DIR, file)),
  ),
  ...[...PATHS, 'DerivedHelper/index.js'].map(lean),
];

test.each(PATHS)('%s: what is left is complete', (path) => {
  expect(removedFrom(path).length).toBeGreaterThan(2);
  expect(() => new Function('require', 'module', 'exports', lean(path))).not.toThrow();
});

test('the helper keeps the methods that InstantSearch calls', () => {
  expect(methodsOf('algoliasearch.helper.js', lean('algoliasearch.helper.js'))).toEqual([
    'search',
    'searchOnlyWithDerivedHelpers',
    'setIndex',
    'setQueryParameter',
    'setState',
    'overrideStateWithoutTriggeringChangeEvent',
    '_search',
    '_dispatchAlgoliaResponse',
    '_dispatchAlgoliaError',
    '_change',
    'clearCache',
    'setClient',
    'getClient',
    'derive',
    'detachDerivedHelper',
    'hasPendingRequests',
  ]);
});

test('no code of a search page calls a removed method of a search or of its results', () => {
  const removed = ['SearchParameters/index.js', 'SearchResults/index.js'].flatMap(removedFrom);
  // `state` and `results` are what their variables are called wherever the helper's objects are passed on.
  const called = CALLERS.flatMap((code) =>
    [...code.matchAll(/\b(?:\w*[sS]tate|\w*[pP]arameters|\w*[rR]esults|this|self)\s*\.(\w+)\(/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(called).toContain('setQueryParameters');
  expect(called.filter((name) => removed.includes(name))).toEqual([]);
});

test('what is left of the helper calls none of its own removed methods', () => {
  const removed = removedFrom('algoliasearch.helper.js');
  const called = [...lean('algoliasearch.helper.js').matchAll(/\b(?:this|self|helper)\.(\w+)\(/g)].map(
    ([, name = '']) => name,
  );
  expect(called.filter((name) => removed.includes(name))).toEqual([]);
});
