import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { staticRender } from './scripts/build/adapter/adapter.ts';
import { dealerFiles } from './scripts/dev/dealer-files.ts';

/**
 * Modules that search pages load at first and the pages of what a visitor keeps use too, in two files: packed one by one,
 * they would cost a search page 2 KB more. Modules that only late parts use must not be among them, or search pages would
 * load those at first.
 */
const SHARED = [
  {
    name: 'cards',
    test: /jsx-runtime|[/](components[/]Icon|components[/]icons|domain[/]car[/]|domain[/]favourite|domain[/]numbers|domain[/]paths|domain[/]vehicle-words|car-card[/]|photo[/]|SaveButton|save-data|CompareTick|car-hit|sold-words)/,
  },
  {
    name: 'state',
    test: /[/]search[/]((amounts|attributes|filter-tree|landing|main-filter|range|slugs|state|state-words|url)[.]|instantsearch[/](escape|requests|ui-state)[.])/,
  },
];

/** @param {string} path below src/ */
function source(path) {
  return fileURLToPath(new URL(`src/${path}`, import.meta.url));
}

// One compile for all dealers: pages are on-demand routes that read `Astro.locals.site`, and scripts/build renders
// them per dealer. Nothing of sites/ may enter the bundle, so no `site`, `redirects`, image service or sitemap here.
export default defineConfig({
  output: 'server',
  outDir: './.astro-build',
  session: false,
  adapter: staticRender(),
  integrations: [react(), dealerFiles()],
  trailingSlash: 'always',
  // 'jsx' mode drops spaces at line breaks, which a formatter may move.
  compressHTML: true,
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'never' },
  vite: {
    define: { __DEV__: 'false' },
    // Parts of InstantSearch that never run here: qs for addresses that our codec writes, and reports to its maker.
    resolve: {
      alias: [
        { find: /^qs$/, replacement: source('search/instantsearch/no-qs.ts') },
        {
          find: /^.*\/(?:create(?:Insights|Metadata)Middleware|createSendEventFor(?:Facet|Hits)|createHelpers|hydrate(?:SearchClient|RecommendCache))\.js$/,
          replacement: source('search/instantsearch/unused-parts.ts'),
        },
      ],
    },
    worker: { format: 'es' },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: SHARED, minShareCount: 2 },
            },
          },
        },
      },
    },
    ssr: { noExternal: ['instantsearch.js', 'react-instantsearch', 'react-instantsearch-core'] },
  },
});
