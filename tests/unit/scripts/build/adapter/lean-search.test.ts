import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { removeUnusedMethods } from '#scripts/build/adapter/lean-search.ts';

const path = createRequire(import.meta.url).resolve('algoliasearch-helper/src/algoliasearch.helper.js');
const helper = readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
const methodsOf = (code: string) =>
  [...code.matchAll(/^AlgoliaSearchHelper\.prototype\.(\w+) =/gm)].map(([, name]) => name);

test('all helper methods that InstantSearch calls are still there, complete', () => {
  const lean = removeUnusedMethods(helper);
  expect(methodsOf(lean)).toEqual([
    'search',
    'searchOnlyWithDerivedHelpers',
    'setIndex',
    'setQueryParameter',
    'setState',
    'overrideStateWithoutTriggeringChangeEvent',
    '_search',
    '_dispatchAlgoliaResponse',
    '_dispatchAlgoliaError',
    '_hasDisjunctiveRefinements',
    '_change',
    '_recommendChange',
    'clearCache',
    'setClient',
    'getClient',
    'derive',
    'detachDerivedHelper',
    'hasPendingRequests',
  ]);
  expect(() => new Function('require', 'module', lean)).not.toThrow();
  // The remaining code calls nothing that was removed.
  const gone = methodsOf(helper).filter((name) => !methodsOf(lean).includes(name));
  const called = [...lean.matchAll(/\b(?:this|self|helper)\.(\w+)\(/g)].map(([, name]) => name);
  expect(called.filter((name) => gone.includes(name))).toEqual([]);
});
