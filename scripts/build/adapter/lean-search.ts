import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * Parts of algoliasearch-helper (3.29) that carry nothing here: no list of ours is a tree, nothing
 * is recommended, and rows are put in order by us (use-facet-values.ts). It asks for a tree with every answer, and makes none of an
 * empty list.
 */
const UNUSED_MODULES: Readonly<Record<string, string>> = {
  'SearchResults/generate-hierarchical-tree.js': '() => () => undefined',
  'functions/formatSort.js': '() => []',
  'functions/orderBy.js': '(values) => values',
  'RecommendParameters/index.js': 'class { params = []; }',
  'RecommendResults/index.js': 'class {}',
  'utils/sortAndMergeRecommendations.js': '() => []',
};

const HELPER_FILE = 'algoliasearch.helper.js';

/** A method of the helper, or another name of one, as its file has them. */
const HELPER_METHOD = /^AlgoliaSearchHelper\.prototype\.(\w+) =\s(?:function[\s\S]*?^};|[^;]*;)$/gm;

/**
 * The helper's methods by which InstantSearch's own widgets change a search one value at a time. Our one widget gives it
 * the whole state (SearchWidget.tsx).
 */
const UNUSED_METHODS =
  /^(?:(?:add|remove|toggle|clear(?!Cache)|next|previous|setCurrent|has(?!Pending)|is|get(?!Client)|searchFor)\w+|setQuery|setPage|searchOnce|searchWithComposition|_runComposition|findAnswers|containsRefinement|_?recommend|_dispatchRecommend\w+)$/;

/** The helper without what is never called. */
export function removeUnusedMethods(code: string): string {
  return code.replace(HELPER_METHOD, (method, name: string) => (UNUSED_METHODS.test(name) ? '' : method));
}

/** Leaves out of search pages what of InstantSearch never runs there: 3 KB of each. */
export function leanSearch(): Plugin {
  return {
    name: 'forecourt-lean-search',
    enforce: 'pre',
    async load(id) {
      const [, path = ''] = id.split('/algoliasearch-helper/src/');
      if (path === HELPER_FILE) return removeUnusedMethods(await readFile(id, 'utf8'));
      return path in UNUSED_MODULES ? `module.exports = ${UNUSED_MODULES[path]};` : undefined;
    },
  };
}
