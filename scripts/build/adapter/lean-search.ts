import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * Modules of algoliasearch-helper (3.29) that are unused here: we have no hierarchical facets or recommendations, and we
 * sort facet values ourselves (use-facet-values.ts). The helper builds a tree for every response; an empty list gives none.
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

/** A method of the helper, or an alias of one, as written in its source. */
const HELPER_METHOD = /^AlgoliaSearchHelper\.prototype\.(\w+) =\s(?:function[\s\S]*?^};|[^;]*;)$/gm;

/**
 * The helper's methods with which InstantSearch's own widgets change a search one value at a time. Our single widget
 * sets the whole state (SearchWidget.tsx).
 */
const UNUSED_METHODS =
  /^(?:(?:add|remove|toggle|clear(?!Cache)|next|previous|setCurrent|has(?!Pending)|is|get(?!Client)|searchFor)\w+|setQuery|setPage|searchOnce|searchWithComposition|_runComposition|findAnswers|containsRefinement|_?recommend|_dispatchRecommend\w+)$/;

/** Removes the helper's methods that are never called. */
export function removeUnusedMethods(code: string): string {
  return code.replace(HELPER_METHOD, (method, name: string) => (UNUSED_METHODS.test(name) ? '' : method));
}

/** Removes unused parts of InstantSearch from search pages, which saves 3 KB on each. */
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
