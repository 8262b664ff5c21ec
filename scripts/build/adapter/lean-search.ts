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

/** A method as written in the helper's sources, and the names of those that are never called. */
interface UnusedMethods {
  readonly method: RegExp;
  readonly names: RegExp;
}

/**
 * Methods with which InstantSearch's own widgets change a search one value at a time, search facet values and compositions,
 * and read facets and refinements from results. Our single widget sets the whole state (SearchWidget.tsx), and our lists
 * read the counts as they come.
 */
export const UNUSED_METHODS: Readonly<Record<string, UnusedMethods>> = {
  'algoliasearch.helper.js': {
    method: /^AlgoliaSearchHelper\.prototype\.(\w+) =\s(?:function[\s\S]*?^};|[^;]*;)$/gm,
    names:
      /^(?:(?:add|remove|toggle|clear(?!Cache)|next|previous|setCurrent|has(?!Pending)|is|get(?!Client)|searchFor)\w+|setQuery|setPage|searchOnce|searchWithComposition|_runComposition|findAnswers|containsRefinement|_?recommend\w*|_dispatchRecommend\w+|_hasDisjunctiveRefinements)$/,
  },
  'SearchParameters/RefinementList.js': {
    method: /^ {2}(\w+): function[\s\S]*?^ {2}\},$/gm,
    names: /^(?:add|remove|toggle|clear)Refinement$/,
  },
  'SearchParameters/index.js': {
    method: /^ {2}(\w+): function[\s\S]*?^ {2}\},$/gm,
    names:
      /^(?:(?:add|remove|toggle)\w+|clearTags|set(?:Query|Facets|DisjunctiveFacets|HitsPerPage|TypoTolerance)|get(?:Conjunctive|Disjunctive|Exclude|Numeric)Refinements?|getUnrefinedDisjunctiveFacets|getHierarchicalFacetBreadcrumb|_getHierarchical(?:FacetSortBy|ShowParentLevel)|clearRefinements|_clearNumericRefinements|is(?:HierarchicalFacet|Numeric|Tag)Refined)$/,
  },
  'requestBuilder.js': {
    method: /^ {2}(\w+): function[\s\S]*?^ {2}\},$/gm,
    names: /^(?:_getComposition\w+|getSearchForFacetQuery)$/,
  },
  'SearchResults/index.js': {
    method: /^SearchResults\.prototype\.(\w+) = function[\s\S]*?^};$/gm,
    names: /^get(?:FacetByName|FacetValues|FacetStats|Refinements)$/,
  },
};

/** Statements that work on each hierarchical facet: they repeat requests and counts for its levels, and check its root. */
const HIERARCHICAL_STATEMENT =
  /^( +)(?:state\.getRefinedHierarchicalFacets\(\)|hierarchicalFacets)\.forEach\([\s\S]*?^\1\}\);$/gm;

/** Removes methods that are never called, and statements that have nothing to do. */
export function removeUnusedMethods(code: string, { method, names }: UnusedMethods): string {
  return code
    .replace(HIERARCHICAL_STATEMENT, '')
    .replace(method, (text, name: string) => (names.test(name) ? '' : text));
}

/** Removes unused parts of InstantSearch from search pages, which saves 7 KB on each. */
export function leanSearch(): Plugin {
  return {
    name: 'forecourt-lean-search',
    enforce: 'pre',
    async load(id) {
      const [, path = ''] = id.split('/algoliasearch-helper/src/');
      const unused = UNUSED_METHODS[path];
      if (unused) return removeUnusedMethods(await readFile(id, 'utf8'), unused);
      return path in UNUSED_MODULES ? `module.exports = ${UNUSED_MODULES[path]};` : undefined;
    },
  };
}
